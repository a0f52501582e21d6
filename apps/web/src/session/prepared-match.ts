import { type Entry, type GameModule, newMatch, type Options, type SeatRecord } from '@triptych/kernel';
import type { BotPace, TableEntry } from '@triptych/protocol';
import { entriesFromRecord, LOCAL_PERSON } from '@triptych/table';

/** A prepared position: the first answers of a match with a known seed. */
export interface Prepared {
  readonly options: Options;
  readonly seed: string;
  readonly log: readonly Entry[];
}

/** The entries of a table in a prepared position, where everything may be taken back; null if the rules forbid it. */
export function preparedEntries(
  module: GameModule,
  seats: readonly SeatRecord[],
  { options, seed, log }: Prepared,
  botPace: BotPace,
): readonly TableEntry[] | null {
  const [pack] = Object.entries(module.packs);
  if (pack === undefined) return null;
  const [name, content] = pack;
  const made = newMatch(module, { seats, options, pack: { name, content }, seed });
  if (!made.ok) return null;
  const source = { seed: null, now: Date.now(), personAt: () => LOCAL_PERSON };
  return entriesFromRecord({ ...made.record, log }, source).map(({ act, ...entry }) => ({
    ...entry,
    act: act.do === 'create' ? { ...act, config: { ...act.config, botPace, freeUndo: true } } : act,
  }));
}
