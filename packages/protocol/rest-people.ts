import { z } from 'zod';
import { name } from './basics.ts';

/** The schemas of the HTTP API for people: guests, accounts, and their devices and programs. */

export const me = z.object({
  name: z.string(),
  kind: z.enum(['guest', 'account', 'program']),
  account: z.string().nullable().describe('the name of the account, if there is one'),
  admin: z.boolean().optional().describe('whether they may administer this server'),
});
export type Me = Readonly<z.infer<typeof me>>;

export const wantedName = z.object({ name });
export type WantedName = z.input<typeof wantedName>;

/** The name as normalized: trimmed, in one Unicode form. */
export const givenName = z.object({ name: z.string() });
export type GivenName = Readonly<z.infer<typeof givenName>>;

export const recoveryCode = z.object({ recovery: z.string() });
export type RecoveryCode = Readonly<z.infer<typeof recoveryCode>>;

export const newGuest = me.extend(recoveryCode.shape);
export type NewGuest = Readonly<z.infer<typeof newGuest>>;

export const typedCode = z.object({ code: z.string().max(60) });
export type TypedCode = z.input<typeof typedCode>;

export const deviceLink = z.object({ token: z.string(), expires: z.number(), link: z.string() });
export type DeviceLink = Readonly<z.infer<typeof deviceLink>>;

export const deviceToken = z.object({ token: z.string().max(100) });
export type DeviceToken = z.input<typeof deviceToken>;

export const program = z.object({ name: z.string(), token: z.string() });

export const tableListing = z.object({ shown: z.enum(['listed', 'hidden', 'forgotten']) });
export type TableListing = Readonly<z.infer<typeof tableListing>>;

const password = z.string().max(200);

export const newAccount = z.object({
  name,
  password: password.nullable().default(null).describe('null: a passkey follows'),
});
export type NewAccount = z.input<typeof newAccount>;

export const login = z.object({ name, password });
export type Login = z.input<typeof login>;

const credential = z.looseObject({
  id: z.string(),
  response: z.unknown().refine((response) => response !== undefined),
});

/**
 * What an authenticator answers, with the id of the challenge. `R` is its library's type: only that library validates
 * the response in detail.
 */
export function passkeyAnswer<R>() {
  const response = z
    .custom<R>((value) => credential.safeParse(value).success)
    .describe('what the browser’s navigator.credentials returned, as JSON (WebAuthn)');
  return z.object({ id: z.string().max(64), response });
}
export type PasskeyAnswer<R> = z.input<ReturnType<typeof passkeyAnswer<R>>>;

export const passkeyChallenge = z.object({
  id: z.string(),
  options: z
    .looseObject({ challenge: z.string() })
    .describe('for the browser’s navigator.credentials, as JSON (WebAuthn)'),
});
/** A challenge for the browser's authenticator. `O` is the browser's type of its options. */
export type PasskeyChallenge<O> = Readonly<z.infer<typeof passkeyChallenge>> & { readonly options: O };
