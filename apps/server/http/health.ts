import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from './context.ts';

/** Not rate limited: load balancers poll it. */
export const HEALTH = '/api/health';

const answers = {
  200: z.object({ ok: z.literal(true) }),
  503: z.object({
    ok: z.literal(false),
    why: z
      .enum(['stopping', 'cannot-store', 'cannot-read'])
      .describe(
        'cannot-store: the disk is full or broken, and every answer is refused until that is repaired',
      ),
  }),
};

type Ailment = z.input<(typeof answers)[503]>['why'];

/** The server's health, for load balancers and operators. */
export function addHealth(app: FastifyInstance, context: Context): void {
  app.get(
    HEALTH,
    {
      schema: {
        summary: 'For load balancers: 200, or 503 with the reason',
        tags: ['running'],
        response: answers,
      },
    },
    async (_request, reply) => {
      const why = await ailment(context);
      return why === null ? { ok: true } : reply.status(503).send({ ok: false, why });
    },
  );
}

async function ailment({ stopping, registry }: Context): Promise<Ailment | null> {
  if (stopping) return 'stopping';
  if (registry.entryLog.problem !== null) return 'cannot-store';
  return registry.storage.now().then(
    () => null,
    () => 'cannot-read',
  );
}
