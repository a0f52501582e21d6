import { z } from 'zod';

/** What the server says to load balancers. */

export const healthy = z.object({ ok: z.literal(true) });

export const unhealthy = z.object({
  ok: z.literal(false),
  why: z
    .enum(['stopping', 'cannot-store', 'cannot-read'])
    .describe('cannot-store: the disk is full or broken, and every answer is refused until that is repaired'),
});
export type Ailment = z.infer<typeof unhealthy>['why'];
