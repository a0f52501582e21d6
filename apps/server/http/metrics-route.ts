import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../network-address.ts';
import { hashOfSecret } from '../people/secrets.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { tokenOf } from './identity.ts';
import { hasKnownHost } from './known-host.ts';

export const METRICS = '/metrics';

/** Numbers for Prometheus: for programs on this machine, and for those that know the token. */
export function addMetrics(app: FastifyInstance, context: Context): void {
  const { registry } = context.metrics;
  app.get(METRICS, { schema: { hide: true } }, async (request, reply) => {
    if (!hasToken(context, request) && !isFromHere(context, request)) throw requestError('not-allowed');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function hasToken({ settings: { metricsToken } }: Context, request: FastifyRequest): boolean {
  const token = tokenOf(request);
  if (metricsToken === null || token === null) return false;
  return timingSafeEqual(Buffer.from(hashOfSecret(token)), Buffer.from(hashOfSecret(metricsToken)));
}

/** What proxies add, one or another. */
const PASSED_ON = /^(forwarded|via|x-real-ip|x-forwarded-.*|.*-(client|connecting)-ip)$/;

/** A proxy on this machine passes on requests of others, and says so in a header. */
function isFromHere({ settings }: Context, request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const passedOn = Object.keys(headers).some((name) => PASSED_ON.test(name));
  return !passedOn && isLoopback(socket.remoteAddress ?? '') && hasKnownHost(settings, request);
}
