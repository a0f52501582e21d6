import { name, rest } from '@triptych/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SHORTEST_PASSWORD, weaknessOf } from '../people/weak-password.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { mustBe, setCookie, siteOf } from './identity.ts';
import { FEW_TRIES } from './people-routes.ts';

const { failure } = rest;

const password = z.string().max(200);
const ok = z.object({ ok: z.literal(true) });

/** simplewebauthn validates the authenticator's response in detail. */
const registration = z.custom<RegistrationResponseJSON>(isCredential);
const authentication = z.custom<AuthenticationResponseJSON>(isCredential);

function isCredential(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'response' in value
  );
}

export function accountRoutes(context: Context): FastifyPluginAsyncZod {
  const { accounts, passkeys, people } = context;
  return async (app) => {
    app.post(
      '/accounts',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Turn my guest into an account',
          tags: ['accounts'],
          body: z.object({
            name,
            password: password.nullable().default(null).describe('null: a passkey follows'),
          }),
          response: { 201: ok, '4xx': failure },
        },
      },
      async (request, reply) => {
        const me = await mustBe(context, request);
        const { name: wanted, password: chosen } = request.body;
        const weakness = chosen === null ? null : weaknessOf(chosen, wanted);
        if (weakness !== null) throw requestError(weakness, { least: SHORTEST_PASSWORD });
        const made = await accounts.register(me.id, wanted, chosen);
        if (!made) throw requestError('name-taken');
        void reply.status(201);
        return { ok: true as const };
      },
    );

    app.post(
      '/login',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Sign in with name and password',
          tags: ['accounts'],
          body: z.object({ name, password: z.string().max(200) }),
          response: { 200: ok, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await accounts.login(request.body.name, request.body.password);
        if (person === null) throw requestError('wrong-password');
        setCookie(context, reply, await people.session(person));
        return { ok: true as const };
      },
    );

    app.post(
      '/passkeys/new',
      { schema: { summary: 'Start adding a passkey', tags: ['accounts'] } },
      async (request) => passkeys.begin(await mustBe(context, request), siteOf(context, request)),
    );

    app.post(
      '/passkeys',
      {
        schema: {
          summary: 'Add a passkey',
          tags: ['accounts'],
          body: z.object({ id: z.string().max(64), response: registration }),
          response: { 201: ok, '4xx': failure },
        },
      },
      async (request, reply) => {
        const me = await mustBe(context, request);
        const { id, response } = request.body;
        if (!(await passkeys.finish(id, me, response, siteOf(context, request))))
          throw requestError('passkey-failed');
        void reply.status(201);
        return { ok: true as const };
      },
    );

    app.post(
      '/passkeys/challenge',
      { config: FEW_TRIES, schema: { summary: 'Start signing in with a passkey', tags: ['accounts'] } },
      (request) => passkeys.ask(siteOf(context, request)),
    );

    app.post(
      '/passkeys/login',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Sign in with a passkey',
          tags: ['accounts'],
          body: z.object({ id: z.string().max(64), response: authentication }),
          response: { 200: ok, '4xx': failure },
        },
      },
      async (request, reply) => {
        const person = await passkeys.answer(
          request.body.id,
          request.body.response,
          siteOf(context, request),
        );
        if (person === null) throw requestError('passkey-failed');
        setCookie(context, reply, await people.session(person));
        return { ok: true as const };
      },
    );
  };
}
