import type { TableState } from '@triptych/protocol';
import { type Entry, FORMAT, type MatchRecord } from '@triptych/kernel';
import { characterField } from './seat.ts';
import { seedOf } from './viewer-state.ts';

/** The record of a table's match, with the given log. */
export function matchRecord(
  rules: number,
  { config, seats }: TableState,
  log: readonly Entry[],
): MatchRecord {
  return {
    format: FORMAT,
    game: config.game,
    rules,
    pack: config.pack,
    options: config.options,
    seats: seats.map(({ player }) => ({
      name: player.kind === 'open' ? '' : player.name,
      player: player.kind === 'bot' ? 'bot' : 'person',
      ...(player.kind === 'bot' && { strength: player.level, ...characterField(player.character) }),
    })),
    seed: seedOf(config, seats),
    log,
    sealed: seats.map(() => null),
  };
}
