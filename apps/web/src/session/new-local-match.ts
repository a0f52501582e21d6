import { recordAt } from '@triptych/client/moments.ts';
import {
  completeOptions,
  Match,
  type MatchRecord,
  type Options,
  packHash,
  ownPack,
  type Seat,
  type SeatRecord,
} from '@triptych/kernel';
import { STAND_IN_LEVEL, type TableConfig, type TableEntry } from '@triptych/protocol';
import { entriesAtDevice, LOCAL_PERSON } from '@triptych/table';
import { loadRules } from '../games/load-rules.ts';
import { lastTable, tableManners, type TableManners } from './last-table.ts';
import type { OwnPack } from './match-pack.ts';
import { type Prepared, preparedEntries } from './prepared-match.ts';
import { randomHex } from './random-hex.ts';
import { isDefaultName } from '../words/default-name.ts';
import { withMyName } from './with-my-name.ts';
import { storeNewMatch } from './storage.ts';
import { storedMatch } from './stored-match.ts';
import { playOnSeats } from './play-on-seats.ts';

/** Creates a match in this browser; resolves to its id, or null if that fails. */
export async function startMatch(
  game: string,
  seats: readonly SeatRecord[],
  options: Options,
  manners: TableManners = tableManners(),
  own: OwnPack | null = null,
  /** A match whose luck is known beforehand, such as that of a day, and the id under which it is found again. */
  fixed: { readonly id: string; readonly seed: string } | null = null,
): Promise<string | null> {
  const module = await loadRules(game);
  const [pack] = own === null ? Object.entries(module?.packs ?? {}) : [[own.name, own.content] as const];
  if (module === undefined || pack === undefined) return null;
  const complete = completeOptions(module, seats.length, options);
  if (!complete.ok || seats.length < module.seats.min || seats.length > module.seats.max) return null;
  const [name, content] = pack;
  if (own !== null && !module.readPack(content).ok) return null;
  const config: TableConfig = {
    game,
    pack: { name, hash: packHash(content) },
    options: complete.options,
    host: LOCAL_PERSON,
    players: seats.map(({ name: player, player: kind, strength = STAND_IN_LEVEL, character }) =>
      kind === 'bot'
        ? { kind, name: player, level: strength, ...(character !== undefined && { character }) }
        : { kind, id: LOCAL_PERSON, name: player },
    ),
    timeControl: { kind: 'none' },
    chat: 'all',
    hostPart: randomHex(32),
    ...(fixed !== null && { seed: fixed.seed }),
    ...manners,
  };
  const at = Date.now();
  const { rules } = module.open(content);
  const entries: readonly TableEntry[] = [
    { at, act: { do: 'create', config } },
    { at, act: { do: 'start', rules, part: null, seat: null } },
  ];
  return store(game, seats, entries, own?.content, fixed?.id);
}

/** Creates a match with the same people and options but another seed; resolves to its address. */
export async function startAgain(match: string): Promise<readonly string[] | null> {
  const stored = await storedMatch(match);
  const first = stored?.entries[0]?.act;
  if (stored === null || first?.do !== 'create') return null;
  const { options, botPace = 'instant', freeUndo = false, hints = false, pack } = first.config;
  const own = stored.pack === undefined ? null : { name: pack.name, content: stored.pack };
  const id = await startMatch(
    stored.game,
    withMyName(stored.seats, lastTable().names, isDefaultName),
    options,
    { botPace, freeUndo, hints },
    own,
  );
  return id === null ? null : ['match', id];
}

/** Creates a match with the same people, some other options and the same pack. */
export async function startAlike(
  { game, seats, options, pack }: MatchRecord,
  changes: Options,
  content: unknown,
): Promise<string | null> {
  const module = await loadRules(game);
  const isOurs = module !== undefined && ownPack(module, { ...pack, name: '' }) !== undefined;
  const own = isOurs ? null : { name: pack.name, content };
  return startMatch(
    game,
    withMyName(seats, lastTable().names, isDefaultName),
    { ...options, ...changes },
    tableManners(),
    own,
  );
}

/** Continues from a moment of a finished match with the same luck: one person, and bots in the other seats. */
export async function playOn(
  record: MatchRecord,
  person: Seat,
  answers: number,
  content: unknown,
): Promise<string | null> {
  const module = await loadRules(record.game);
  const ours = module === undefined ? undefined : ownPack(module, record.pack);
  // The match may have used another pack under our pack's name.
  const isOurs = ours !== undefined && (content === undefined || packHash(ours) === packHash(content));
  const pack = isOurs ? ours : content;
  if (module === undefined || pack === undefined) return null;
  const match = Match.open(module.open(pack), record);
  if (!(match instanceof Match)) return null;
  const seats = playOnSeats(record.seats, person);
  const entries = entriesAtDevice({ ...recordAt(match, answers), seats }, Date.now(), tableManners());
  return store(record.game, seats, entries, isOurs ? undefined : pack);
}

/** Creates a match in a prepared position. */
export async function startPrepared(
  game: string,
  seats: readonly SeatRecord[],
  prepared: Prepared,
): Promise<string | null> {
  const module = await loadRules(game);
  const entries =
    module === undefined ? null : preparedEntries(module, seats, prepared, tableManners().botPace);
  return entries === null ? null : store(game, seats, entries);
}

async function store(
  game: string,
  seats: readonly SeatRecord[],
  entries: readonly TableEntry[],
  pack?: unknown,
  id = randomHex(8),
): Promise<string> {
  const own = pack === undefined ? {} : { pack };
  await storeNewMatch({ id, game, seats, over: false, changed: Date.now(), entries, snapshot: null, ...own });
  // Now there is something worth keeping. Some browsers ask the reader; a refusal changes nothing.
  void navigator.storage?.persist?.();
  return id;
}
