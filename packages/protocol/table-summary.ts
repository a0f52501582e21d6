import { z } from 'zod';
import { seat, timeControl } from './basics.ts';
import type { DeepReadonly } from './json.ts';
import { rankedSeat } from './rest-results.ts';
import { upgradeConfig } from './version-1.ts';
import { clock } from './viewer-state.ts';

const person = z.string();

const tableSummary = z.object({
  options: z.record(z.string(), z.string()),
  pack: z.string(),
  timeControl,
  seats: z.array(
    z.object({
      kind: z.enum(['open', 'person', 'bot']),
      name: z.string(),
      strength: z.string().exactOptional().describe('of a bot; old rows lack it'),
    }),
  ),
  people: z
    .array(person.nullable())
    .exactOptional()
    .describe('the person in each seat, never shown; old rows lack it'),
  devices: z
    .array(z.array(person))
    .exactOptional()
    .describe('by seat: the other devices of its player, never shown; missing if there are none'),
  asked: z.array(seat).exactOptional().describe('seats that had a question when the row was written'),
  endedEarly: z.boolean().exactOptional().describe('the players ended the match early; old rows lack this'),
  resigned: z
    .array(seat)
    .exactOptional()
    .describe('the seats that ended it by giving up; missing if there are none'),
  gaveUp: z
    .array(person.nullable())
    .exactOptional()
    .describe(
      'by seat: who gave it up before, so that a bot played on; never shown, missing if there is nobody',
    ),
  since: z.number().nullable().exactOptional().describe('since when they have their question'),
  clocks: z.array(clock).exactOptional().describe('by seat; empty without a time control'),
  ranking: z
    .array(rankedSeat)
    .nullable()
    .exactOptional()
    .describe('the result; null before the end. Rows of earlier versions lack it'),
});
/** What a list of tables shows of one; nothing secret. */
export type TableSummary = DeepReadonly<z.infer<typeof tableSummary>>;

/** A summary stored by this version or an earlier one. */
export function readSummary(body: string): TableSummary {
  return tableSummary.parse(upgradeConfig(JSON.parse(body)));
}
