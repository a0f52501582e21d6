import {
  type Author,
  type Entry,
  lastStateAt,
  type MatchRecord,
  type Seat,
  type SeedParts,
} from '@triptych/kernel';
import {
  type Act,
  type PersonId,
  type Player,
  readName,
  type Snapshot,
  STAND_IN_LEVEL,
  type TableConfig,
  type TableEntry,
} from '@triptych/protocol';
import { distinctPlayers } from './distinct-name.ts';
import { LOCAL_PERSON } from './local-person.ts';
import { characterField } from './seat.ts';
import { newState } from './state.ts';

interface Source {
  /** The parts of the record's seed; null: use the seed as it is. */
  readonly seed: SeedParts | null;
  /** The time for entries without one, and the latest for all: a table's time never goes back. */
  readonly now: number;
  /** The person in each seat. */
  readonly personAt?: (seat: Seat) => PersonId;
  /** What differs from a plain table. */
  readonly config?: Partial<TableConfig>;
}

/** The entries of a table at which everybody sits at this device. */
export function entriesAtDevice(
  record: MatchRecord,
  now: number,
  config: Partial<TableConfig> = {},
): TableEntry[] {
  return entriesFromRecord(record, { seed: null, now, personAt: () => LOCAL_PERSON, config });
}

/** The entries of a table where the answers of a record were given. Everybody is seated from the start. */
export function entriesFromRecord(record: MatchRecord, source: Source): TableEntry[] {
  const { personAt = (seat: Seat) => `seat ${seat}` } = source;
  const { rules, seats, log, sealed } = record;
  const named = seats.map((_, seat) => playerAt(record, seat, personAt));
  // A match with parts of a seed was played at a table, and keeps its names.
  const players = source.seed === null ? distinctPlayers(named, 0) : named;
  const atMost = (time = source.now): number => Math.min(time, source.now);
  let at = atMost(log.find((entry) => entry.at !== undefined)?.at);
  const entries: TableEntry[] = [];
  const enter = (...acts: readonly Act[]): void => {
    for (const act of acts) entries.push({ at, act });
  };
  const config = { ...configOf(record, players, source.seed, personAt(0)), ...source.config };
  enter({ do: 'create', config });
  for (const [seat, player] of players.entries())
    enter({ do: 'sit', seat, player, part: source.seed?.seats[seat] ?? null });
  const stateAt = lastStateAt(log);
  if (stateAt < 0) enter({ do: 'start', rules, part: null, seat: null });
  else enter({ do: 'snapshot', snapshot: snapshotOf(config, log[stateAt], at) });
  const people = [...new Set(players.flatMap((player) => (player.kind === 'person' ? [player.id] : [])))];
  for (const entry of log.slice(stateAt + 1)) {
    at = Math.max(at, atMost(entry.at ?? at));
    enter(...actsOf(entry, players, people));
  }
  for (const [seat, answer] of sealed.entries())
    if (answer !== null) enter({ do: 'answer', seat, answer, by: 'person' });
  return entries;
}

function configOf(
  { game, pack, options, seed }: MatchRecord,
  players: readonly Player[],
  parts: SeedParts | null,
  host: PersonId,
): TableConfig {
  return {
    game,
    pack: { ...pack, name: readName(pack.name) ?? '' },
    options,
    host,
    players,
    timeControl: { kind: 'none' },
    chat: 'all',
    hostPart: parts?.host ?? seed,
    ...(parts === null && { seed }),
  };
}

/** A snapshot of a table whose match continues from a state in the record's log. */
function snapshotOf(config: TableConfig, entry: Entry, at: number): Snapshot {
  const { config: _config, ...table } = newState(config, at);
  const match = 'state' in entry ? entry : null;
  return {
    table: { ...table, status: 'running', questionVersion: 1 },
    match,
    sealed: config.players.map(() => null),
  };
}

function actsOf(entry: Entry, players: readonly Player[], people: readonly string[]): Act[] {
  // The caller has already turned the state into a snapshot.
  if ('state' in entry) return [];
  const author = (seat: Seat, by: Author | null | undefined): Author =>
    by ?? (players[seat]?.kind === 'bot' ? 'bot' : 'person');
  if ('answer' in entry) {
    const { seat, answer, by } = entry;
    return [{ do: 'answer', seat, answer, by: author(seat, by) }];
  }
  if ('reveal' in entry)
    return entry.reveal.flatMap((answer, seat): Act[] =>
      answer === null ? [] : [{ do: 'answer', seat, answer, by: author(seat, entry.by?.[seat]) }],
    );
  if ('end' in entry)
    return [{ do: 'end', ...(entry.resigned !== undefined && { resigned: entry.resigned }) }];
  const { seat, undo: answers, consent, free } = entry;
  if (consent === undefined) return [{ do: 'undo', seat, answers, ...(free && { free }) }];
  const [first = '', ...others] = people;
  return [
    { do: 'propose', seat, person: first, action: { kind: 'undo', answers } },
    ...others.map((person): Act => ({ do: 'agree', person })),
  ];
}

function playerAt({ seats }: MatchRecord, seat: Seat, personAt: (seat: Seat) => PersonId): Player {
  const { player, strength = STAND_IN_LEVEL, character } = seats[seat];
  const name = readName(seats[seat].name) ?? String(seat + 1);
  return player === 'bot'
    ? { kind: 'bot', name, level: strength, ...characterField(character) }
    : { kind: 'person', id: personAt(seat), name };
}
