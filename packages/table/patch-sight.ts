import { type Delta, type Json, patch } from './delta.ts';
import type { Sight } from './sight.ts';

/** What is seen after a message. A sight is plain data: the contract of a game demands it of views and questions. */
export function patchSight(before: Sight, delta: Delta | undefined): Sight {
  return patch(before as unknown as Json, delta) as unknown as Sight;
}
