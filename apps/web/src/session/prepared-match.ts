import { type Entry, type GameModule, newMatch, type Options, type SeatRecord } from '@triptych/kernel';
import type { BotPace, TableEntry } from '@triptych/protocol';
import { entriesAtDevice } from '@triptych/table';

/** A prepared position: the first answers of a match with a known seed. */
export interface Prepared {
  readonly options: Options;
  readonly seed: string;
  readonly log: readonly Entry[];
  /** How strong bots are whose seat does not say so; casual by default. */
  readonly strength?: string;
}

/** The entries of a table in a prepared position, where everything may be taken back; null if the rules forbid it. */
export function preparedEntries(
  module: GameModule,
  seats: readonly SeatRecord[],
  { options, seed, log, strength }: Prepared,
  botPace: BotPace,
): readonly TableEntry[] | null {
  const [pack] = Object.entries(module.packs);
  if (pack === undefined) return null;
  const [name, content] = pack;
  const players =
    strength === undefined
      ? seats
      : seats.map((seat) => (seat.player === 'bot' ? { strength, ...seat } : seat));
  const made = newMatch(module, { seats: players, options, pack: { name, content }, seed });
  if (!made.ok) return null;
  return entriesAtDevice({ ...made.record, log }, Date.now(), { botPace, freeUndo: true, hints: true });
}
