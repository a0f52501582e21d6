import { z } from 'zod';
import { seat } from './basics.ts';
import type { DeepReadonly } from './json.ts';
import { status } from './viewer-state.ts';

/** The schemas of the HTTP API for results: one's own, and those of the daily game. */

export const rankedSeat = z.object({
  seat,
  rank: z.int(),
  score: z
    .number()
    .exactOptional()
    .describe('the value that counts first in this game; results of earlier versions lack it'),
});
/** The place of a seat in a result. */
export type RankedSeat = DeepReadonly<z.infer<typeof rankedSeat>>;

export const ownResult = z.object({
  game: z.string(),
  endedAt: z.number(),
  seats: z.int(),
  against: z
    .string()
    .describe(
      'the strength of the bots, or: people, mixed (bots of several strengths), nobody (a solo game)',
    ),
  won: z.boolean(),
  rank: z.int().nullable().describe('null: its people agreed to stop'),
  score: z.number().nullable().describe('the value that counts first in this game; null: not remembered'),
  otherPack: z.boolean().describe('played with a content pack that does not come with the game'),
});
export type OwnResult = Readonly<z.infer<typeof ownResult>>;

export const daily = z.object({
  day: z.int().describe('counted from 1970, by universal time'),
  game: z.string(),
  seats: z.int(),
  strength: z.string().describe('of its bots'),
  mine: z
    .object({ table: z.string(), status: status.nullable().describe('null: the table is gone') })
    .nullable()
    .describe('the table at which I play it; null: not yet'),
  results: z
    .array(
      z.object({
        name: z.string(),
        rank: z.int(),
        score: z.number(),
        mine: z.boolean(),
      }),
    )
    .describe('of everybody who has finished, the best first'),
});
export type Daily = Readonly<z.infer<typeof daily>>;
