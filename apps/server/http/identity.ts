import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sender } from '@triptych/table';
import { isLoopback, networkAddress } from '../network-address.ts';
import type { Person } from '../people/people.ts';
import type { RelyingParty } from '../people/passkeys.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';

const COOKIE = 'triptych';
/** The longest lifetime that browsers allow. */
const COOKIE_LIFETIME = 400 * 24 * 3600;

/** The secret of a request: a program's token, or the cookie. */
export function tokenOf({ headers, cookies }: FastifyRequest): string | null {
  const { authorization } = headers;
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
  return cookies[COOKIE] ?? null;
}

export async function whoIs(context: Context, request: FastifyRequest): Promise<Person | null> {
  const token = tokenOf(request);
  return token === null ? null : context.people.byToken(token);
}

export async function mustBe(context: Context, request: FastifyRequest): Promise<Person> {
  const person = await whoIs(context, request);
  if (person === null) throw requestError('not-signed-in');
  return person;
}

export function asSender({ id, name }: Person): Sender {
  return { from: 'person', id, name };
}

export function setCookie(context: Context, reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: context.settings.base?.startsWith('https:') ?? false,
    path: '/',
    maxAge: COOKIE_LIFETIME,
  });
}

export function clearCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}

/** The site that this request's page was loaded from. */
export function relyingPartyOf({ settings }: Context, request: FastifyRequest): RelyingParty {
  const address = settings.base ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) throw requestError('bad-request');
  const base = new URL(address);
  return { origin: base.origin, host: base.hostname };
}

/**
 * The origin for invitations. Somebody on the server's own machine may have opened the page by a name such as
 * localhost, which nobody else can use.
 */
export function invitingOrigin(context: Context, request: FastifyRequest): string {
  const { origin, host } = relyingPartyOf(context, request);
  const { base, host: listening } = context.settings;
  const { remoteAddress = '', localPort } = request.socket;
  if (base !== null || localPort === undefined || !isLoopback(host) || !isLoopback(remoteAddress))
    return origin;
  return networkAddress(listening, localPort) ?? origin;
}

/** Pages of other origins must not act in somebody's name. Programs other than browsers send no origin. */
export function fromOurPage(context: Context, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const { base } = context.settings;
  // Under the public address, somebody on the way could replace a page that was loaded without TLS.
  if (base !== null && sameHost(origin, new URL(base).host)) return origin === new URL(base).origin;
  return origin === relyingPartyOf(context, request).origin || sameHost(origin, request.host);
}

function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
