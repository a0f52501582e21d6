import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Buckets } from '../limiter.ts';
import { requestError } from '../request-error.ts';
import { addressOf } from './address-of.ts';
import type { Context } from './context.ts';
import { FEED } from './feed.ts';
import { HEALTH } from './health.ts';
import { fromOurPage } from './identity.ts';
import { hasKnownHost } from './known-host.ts';
import { METRICS } from './metrics-route.ts';
import { RequestCounts } from './request-counts.ts';
import { SOCKET } from './socket.ts';

/** For machines that may call the server by any name; these routes do their own checks or reveal no secret. */
const ANY_HOST: ReadonlySet<string | undefined> = new Set([HEALTH, METRICS]);

/** Bodies up to this length count as requests only; in bytes. */
const SHORT_BODY = 8 * 1024;
/** How many bytes of longer ones (packs, whole matches) an address may send at once, and then per second. */
const UPLOADS = 64 * 1024 * 1024;
const UPLOADS_PER_SECOND = 10 * 1024;

/**
 * Access checks and rate limits. They depend on the matched route, never on the text of the address, because
 * an address can be spelled in many ways. The page's `files` are not counted: a visit
 * fetches some ninety of them, and a family or a club shares one address.
 */
export async function addGuards(
  app: FastifyInstance,
  context: Context,
  files: ReadonlySet<string | undefined>,
): Promise<void> {
  await app.register(rateLimit, {
    max: context.settings.limits.requests,
    timeWindow: 60_000,
    store: RequestCounts,
    allowList: ({ routeOptions: { url }, ws }) => (url === HEALTH || files.has(url)) && !ws,
    errorResponseBuilder: () => requestError('too-fast'),
  });
  // Routes are counted by the plugin; unknown addresses must be counted too.
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404) await count.call(this, request, reply);
  });
  // Guests cost nothing, so nobody may fill the disk with what they send.
  const uploads = new Buckets(UPLOADS, UPLOADS_PER_SECOND);
  // After counting, and before any handler, because the socket's handler would upgrade the connection.
  app.addHook('preParsing', async (request) => {
    const { method, ws, routeOptions, headers } = request;
    if (!ANY_HOST.has(routeOptions.url) && !hasKnownHost(context.settings, request))
      throw requestError('wrong-host');
    const acts = method !== 'GET' && method !== 'HEAD';
    // Pages of other origins must not act in somebody's name, over HTTP or the socket.
    const isSocket = routeOptions.url === SOCKET || routeOptions.url === FEED;
    if ((acts || ws || isSocket) && !fromOurPage(context, request)) throw requestError('wrong-origin');
    if (ws && !isSocket) throw requestError('not-found');
    const chunked = 'transfer-encoding' in headers;
    const length = chunked ? routeOptions.bodyLimit : Number(headers['content-length'] ?? 0);
    // What is too long is refused unread.
    if (length <= SHORT_BODY || length > routeOptions.bodyLimit) return;
    if (!uploads.take(addressOf(request), Date.now(), length)) throw requestError('too-fast');
  });
}
