import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from './context.ts';

/** Asked as often as a balancer likes. */
export const HEALTH = '/api/health';

const answers = {
  200: z.object({ ok: z.literal(true) }),
  503: z.object({
    ok: z.literal(false),
    why: z
      .enum(['stopping', 'cannot-store', 'cannot-read'])
      .describe('cannot-store: the disk is full or broken, and every answer is refused until that is mended'),
  }),
};

type Ailment = z.input<(typeof answers)[503]>['why'];

/** How the server is, for a balancer or whoever looks after it. */
export function addHealth(app: FastifyInstance, context: Context): void {
  app.get(
    HEALTH,
    { schema: { summary: 'For a balancer: 200, or 503 and why', tags: ['running'], response: answers } },
    async (_request, reply) => {
      const why = await ailment(context);
      return why === null ? { ok: true } : reply.status(503).send({ ok: false, why });
    },
  );
}

async function ailment({ stopping, house }: Context): Promise<Ailment | null> {
  if (stopping) return 'stopping';
  if (house.ledger.problem !== null) return 'cannot-store';
  return house.storage.now().then(
    () => null,
    () => 'cannot-read',
  );
}
