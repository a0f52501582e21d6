import { randomBytes } from 'node:crypto';
import { completeOptions, type GameModule, type PackProblem } from '@triptych/kernel';
import { distinctPlayers, type LiveTable } from '@triptych/table';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  exceededPackLimit,
  PACK_LIMITS,
  type Player,
  readSummary,
  refuseRequest,
  type rest,
  type TableConfig,
  type TableSummary,
} from '@triptych/protocol';
import { summarize } from '../tables/summary.ts';
import type { Person } from '../people/people.ts';
import { RequestError, requestError } from '../request-error.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Context } from './context.ts';
import { whoIs } from './identity.ts';

type Wanted = rest.NewTable;

/** Creates a table from a request. */
export async function createTable(context: Context, wanted: Wanted, host: Person): Promise<LiveTable> {
  const module = context.catalog.module(wanted.game);
  if (module === null) throw requestError('no-such-game');
  const { min, max } = module.seats;
  if (wanted.seats.length < min || wanted.seats.length > max) throw requestError('seats', { min, max });
  const complete = completeOptions(module, wanted.seats.length, wanted.options);
  if (!complete.ok) throw requestError(complete.problem);
  const { pack, words } = await packFor(context, module, wanted.pack);
  const config: TableConfig = {
    game: module.id,
    pack,
    options: complete.options,
    host: host.id,
    players: distinctPlayers(
      wanted.seats.map((seat, at) => playerFor(seat, at, host)),
      wanted.seats.findIndex(({ kind }) => kind === 'me'),
    ),
    timeControl: wanted.timeControl,
    chat: wanted.chat,
    hostPart: randomBytes(32).toString('hex'),
    botPace: wanted.botPace,
    standIn: wanted.standIn,
    ...(wanted.standInCharacter !== undefined && { standInCharacter: wanted.standInCharacter }),
    freeUndo: wanted.freeUndo,
    hints: wanted.hints,
    awayAfter: context.settings.awayAfter * 1000,
  };
  return context.registry.create(config, wanted.public, words);
}

function playerFor(seat: Wanted['seats'][number], at: number, host: Person): Player {
  switch (seat.kind) {
    case 'me':
      return { kind: 'person', id: host.id, name: host.name };
    case 'here':
      return { kind: 'person', id: host.id, name: seat.name };
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return {
        kind: 'bot',
        name: seat.name ?? `Bot ${at + 1}`,
        level: seat.level,
        ...(seat.character !== undefined && { character: seat.character }),
      };
  }
}

export async function packFor(
  { catalog }: Context,
  module: GameModule,
  wanted: Wanted['pack'],
): Promise<{ readonly pack: TableConfig['pack']; readonly words: string | null }> {
  const keep = async (name: string, content: unknown) => {
    const { hash, words } = await catalog.keepPack(module.id, content);
    return { pack: { name, hash }, words };
  };
  if (typeof wanted === 'string') {
    if (!Object.hasOwn(module.packs, wanted)) throw requestError('no-such-pack');
    return keep(wanted, module.packs[wanted]);
  }
  const limit = exceededPackLimit(wanted.content);
  if (limit === 'bytes') throw requestError('too-long', { most: PACK_LIMITS.bytes });
  if (limit !== null) throw requestError('pack-too-large', { most: PACK_LIMITS.values });
  const read = module.readPack(wanted.content);
  if (!read.ok) throw new RequestError(refuseRequest('bad-pack'), faultsOf(module, read.problems));
  return keep(wanted.name, read.pack);
}

/** How many faults are reported at once; the others follow when these are mended. */
const MOST_FAULTS = 20;

function faultsOf(module: GameModule, problems: readonly PackProblem[]): rest.PackFault[] {
  const [ours] = Object.values(module.packs);
  const narrator = module.narrator(ours, 'en');
  return problems
    .slice(0, MOST_FAULTS)
    .map((problem) => ({ place: problem.path, expected: narrator.packProblem(problem) }));
}

/** A rematch of the same people: the first request creates the table, later ones find it. */
export async function rematch(context: Context, live: LiveTable, person: Person): Promise<LiveTable> {
  const { table } = live;
  if (table.seatsOf(person.id).length === 0) throw requestError('not-allowed');
  if (table.status !== 'over') throw requestError('not-allowed');
  if (table.rematch === null) {
    const row = await context.registry.storage.db
      .selectFrom('tables')
      .select(['public', 'words'])
      .where('id', '=', live.id)
      .executeTakeFirst();
    const config = table.rematchFor(person.id, randomBytes(32).toString('hex'));
    // Visitors with the old invitation, such as the television and spectators, follow with the same key.
    const next = await context.registry.create(config, row?.public === 1, row?.words, live.key);
    const reply = await live.command({ do: 'rematch', table: next.id }, { from: 'operator' }, null);
    if (reply.ok) return next;
    await next.command({ do: 'close' }, { from: 'operator' }, null);
    if (reply.refusal.code !== 'rematch-exists') throw new RequestError(reply.refusal);
  }
  return openTable(context, table.rematch ?? '');
}

export async function openTable({ registry }: Context, id: string): Promise<LiveTable> {
  const opened = await registry.open(id);
  if (opened.ok) return opened.live;
  throw requestError(opened.code === 'other-rules' ? 'archived' : opened.code);
}

/** Counts a command; false if this person sends too many. Whoever only watches has as few as for chatting. */
export function mayCommand(
  { chat, claims, commands, registry }: Context,
  table: string,
  person: Person,
  kind: string,
): boolean {
  const now = Date.now();
  const known = registry.inMemory.get(table)?.table;
  const watches = known !== undefined && known.host !== person.id && known.seatsOf(person.id).length === 0;
  const isRare = watches || kind === 'chat' || kind === 'phrase';
  return (
    commands.take(`${table} ${person.id}`, now) &&
    (!isRare || chat.take(person.id, now)) &&
    (kind !== 'claim' || claims.take(table, now))
  );
}

/** Anybody may enter a public table; a private one needs its key or a seat. */
export function mayEnter(
  row: { key: string; public: number; host: string },
  person: Person | null,
  key: string | undefined,
  live: LiveTable | null,
): boolean {
  if (row.public === 1 || key === row.key) return true;
  return person !== null && (row.host === person.id || (live?.table.seatsOf(person.id).length ?? 0) > 0);
}

/** The summary for lists: current for a table in memory, otherwise as it was last written. */
function summaryOf({ registry }: Context, row: Pick<TableRow, 'id' | 'summary'>): TableSummary {
  const live = registry.inMemory.get(row.id);
  return live === undefined ? readSummary(row.summary) : summarize(live.table);
}

/** The columns that lists need: a snapshot is long. */
export const LIST_COLUMNS = [
  'tables.id',
  'game',
  'status',
  'public',
  'host',
  'summary',
  'created_at',
  'changed_at',
] as const;
type ListColumns = Pick<
  TableRow,
  'id' | 'game' | 'status' | 'public' | 'host' | 'summary' | 'created_at' | 'changed_at'
>;

/** The seats of a person. */
export function seatsIn(context: Context, row: ListColumns, person: Person): number[] {
  const { people = [], devices = [] } = summaryOf(context, row);
  return people.flatMap((id, seat) => (id === person.id || devices[seat]?.includes(person.id) ? [seat] : []));
}

export function listRow(context: Context, row: ListColumns): rest.ListedTable {
  const summary = summaryOf(context, row);
  const { id, game } = row;
  const { status = row.status, toldAllAt = row.changed_at } = context.registry.inMemory.get(id)?.table ?? {};
  const {
    options,
    pack,
    timeControl,
    seats,
    asked = [],
    since = null,
    clocks = [],
    ranking = null,
    endedEarly = false,
    resigned = [],
  } = summary;
  return {
    id,
    game,
    status,
    public: row.public === 1,
    createdAt: row.created_at,
    changedAt: toldAllAt,
    options,
    pack,
    timeControl,
    seats: [...seats],
    asked: [...asked],
    endedEarly,
    resigned: [...resigned],
    since,
    clocks: [...clocks],
    ranking: ranking === null ? null : [...ranking],
  };
}

/** A table's row, if this person may know of it. */
export async function rowFor(
  { registry }: Context,
  id: string,
  person: Person | null,
  key: string | undefined,
): Promise<TableRow> {
  const { db } = registry.storage;
  await registry.upToDate();
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw requestError('no-such-table');
  if (mayEnter(row, person, key, null)) return row;
  if (!(await hasPlayed(registry.storage, id, person))) throw requestError('no-such-table');
  return row;
}

type TableRequest = FastifyRequest<{
  Params: z.infer<typeof rest.tableParams>;
  Headers: z.infer<typeof rest.keyHeader>;
}>;

/** The row of the requested table, if the person may know of it. */
export async function requestedRow(context: Context, request: TableRequest): Promise<TableRow> {
  const person = await whoIs(context, request);
  return rowFor(context, request.params.id, person, request.headers['x-table-key']);
}

/** People who gave up or were replaced still find the table in a list, and may watch how it continues. */
export async function hasPlayed({ db }: Storage, id: string, person: Person | null): Promise<boolean> {
  if (person === null) return false;
  const row = await db
    .selectFrom('table_people')
    .select('table_id')
    .where('table_id', '=', id)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  return row !== undefined;
}
