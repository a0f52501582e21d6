import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';
import type { Context } from './context.ts';
import { HEALTH } from './health.ts';
import { fromOurPage } from './identity.ts';
import { SOCKET } from './socket.ts';

/**
 * Who may ask, and how often. All of it hangs on the route that was found, never on the text of the address: one
 * route can be written in many ways.
 */
export async function addGuards(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(rateLimit, {
    max: context.settings.limits.requests,
    timeWindow: 60_000,
    allowList: ({ routeOptions, ws }) => routeOptions.url === HEALTH && !ws,
    errorResponseBuilder: () => problem('too-fast'),
  });
  // Routes are counted by themselves; what is none counts as well.
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404) await count.call(this, request, reply);
  });
  // After everything was counted, and before any handler, which would open the socket.
  app.addHook('preParsing', async (request) => {
    const { method, ws, routeOptions } = request;
    const acts = method !== 'GET' && method !== 'HEAD';
    // A page elsewhere cannot act in somebody's name, over HTTP or the socket.
    if ((acts || ws || routeOptions.url === SOCKET) && !fromOurPage(context, request))
      throw problem('wrong-origin');
    if (ws && routeOptions.url !== SOCKET) throw problem('not-found');
  });
}
