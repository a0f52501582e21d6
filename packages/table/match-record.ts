import { type Entry, FORMAT, type MatchRecord, seedFrom } from '@triptych/kernel';
import { seedParts } from './sight.ts';
import type { TableState } from './state.ts';

/** The record of the match at a table, with a log: who plays it, what about, and from which seed. */
export function matchRecord(
  rules: number,
  { founding, chairs }: TableState,
  log: readonly Entry[],
): MatchRecord {
  return {
    format: FORMAT,
    game: founding.game,
    rules,
    pack: founding.pack,
    options: founding.options,
    seats: chairs.map(({ player }) => ({
      name: player.kind === 'open' ? '' : player.name,
      player: player.kind === 'bot' ? 'bot' : 'person',
    })),
    seed: seedFrom(seedParts(founding.hostPart, chairs)),
    log,
    sealed: chairs.map(() => null),
  };
}
