import { rest } from '@triptych/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** Not rate limited: load balancers poll it. */
export const HEALTH = '/api/health';

/** The server's health, for load balancers and operators. */
export function addHealth(app: FastifyInstance, context: Context): void {
  app.get(
    HEALTH,
    {
      schema: {
        summary: 'For load balancers: 200, or 503 with the reason',
        tags: ['running'],
        response: { 200: rest.healthy, 503: rest.unhealthy, '4xx': rest.failure },
      },
    },
    async (_request, reply) => {
      const why = await ailment(context);
      return why === null ? { ok: true } : reply.status(503).send({ ok: false, why });
    },
  );
}

async function ailment({ stopping, registry }: Context): Promise<rest.Ailment | null> {
  if (stopping) return 'stopping';
  if (registry.entryLog.problem !== null) return 'cannot-store';
  return registry.storage.now().then(
    () => null,
    () => 'cannot-read',
  );
}
