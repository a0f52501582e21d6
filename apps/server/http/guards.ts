import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { FEED } from './feed.ts';
import { HEALTH } from './health.ts';
import { fromOurPage } from './identity.ts';
import { hasKnownHost } from './known-host.ts';
import { METRICS } from './metrics-route.ts';
import { SOCKET } from './socket.ts';

/** For machines that may call the server by any name; these routes do their own checks or reveal no secret. */
const ANY_HOST: ReadonlySet<string | undefined> = new Set([HEALTH, METRICS]);

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
    allowList: ({ routeOptions: { url }, ws }) => (url === HEALTH || files.has(url)) && !ws,
    errorResponseBuilder: () => requestError('too-fast'),
  });
  // Routes are counted by the plugin; unknown addresses must be counted too.
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404) await count.call(this, request, reply);
  });
  // After counting, and before any handler, because the socket's handler would upgrade the connection.
  app.addHook('preParsing', async (request) => {
    const { method, ws, routeOptions } = request;
    if (!ANY_HOST.has(routeOptions.url) && !hasKnownHost(context.settings, request))
      throw requestError('wrong-host');
    const acts = method !== 'GET' && method !== 'HEAD';
    // Pages of other origins must not act in somebody's name, over HTTP or the socket.
    const isSocket = routeOptions.url === SOCKET || routeOptions.url === FEED;
    if ((acts || ws || isSocket) && !fromOurPage(context, request)) throw requestError('wrong-origin');
    if (ws && !isSocket) throw requestError('not-found');
  });
}
