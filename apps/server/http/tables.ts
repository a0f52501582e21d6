import { randomBytes } from 'node:crypto';
import { completeOptions, type GameModule } from '@triptych/kernel';
import type { Founding, Player } from '@triptych/table';
import type { z } from 'zod';
import type { Hosted } from '../hosting/hosted.ts';
import { summarize, type Summary } from '../hosting/summary.ts';
import type { Person } from '../people/people.ts';
import { Problem, problem } from '../problem.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Context } from './context.ts';
import type { listed, listedForMe, newTable } from './schemas.ts';

type Wanted = z.output<typeof newTable>;

/** Founds a table as somebody wishes. */
export async function foundTable(context: Context, wanted: Wanted, host: Person): Promise<Hosted> {
  const module = context.shelf.module(wanted.game);
  if (module === null) throw problem('no-such-game');
  const { min, max } = module.seats;
  if (wanted.seats.length < min || wanted.seats.length > max) throw problem('seats', { min, max });
  const complete = completeOptions(module, wanted.seats.length, wanted.options);
  if (!complete.ok) throw problem(complete.problem);
  const { pack, words } = await packFor(context, module, wanted.pack);
  const founding: Founding = {
    game: module.id,
    pack,
    options: complete.options,
    host: host.id,
    players: wanted.seats.map((seat, at) => playerFor(seat, at, host)),
    pace: wanted.pace,
    chat: wanted.chat,
    hostPart: randomBytes(32).toString('hex'),
  };
  return context.house.found(founding, wanted.public, words);
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
      return { kind: 'bot', name: seat.name ?? `Bot ${at + 1}`, level: seat.level };
  }
}

async function packFor(
  { shelf }: Context,
  module: GameModule,
  wanted: Wanted['pack'],
): Promise<{ readonly pack: Founding['pack']; readonly words: string | null }> {
  const keep = async (name: string, content: unknown) => {
    const { hash, words } = await shelf.keepPack(module.id, content);
    return { pack: { name, hash }, words };
  };
  if (typeof wanted === 'string') {
    if (!Object.hasOwn(module.packs, wanted)) throw problem('no-such-pack');
    return keep(wanted, module.packs[wanted]);
  }
  const read = module.readPack(wanted.content);
  if (!read.ok) throw problem('bad-pack');
  return keep(wanted.name, read.pack);
}

/** The same people once more; whoever asks first founds the table, the others find it. */
export async function rematch(context: Context, hosted: Hosted, person: Person): Promise<Hosted> {
  const { table } = hosted;
  if (table.seatsOf(person.id).length === 0) throw problem('not-allowed');
  if (table.status !== 'over') throw problem('not-allowed');
  if (table.rematch === null) {
    const row = await context.house.storage.db
      .selectFrom('tables')
      .select(['public', 'words'])
      .where('id', '=', hosted.id)
      .executeTakeFirst();
    const founding: Founding = {
      ...table.founding,
      host: person.id,
      players: table.chairs.map(({ player }) => player),
      hostPart: randomBytes(32).toString('hex'),
    };
    const next = await context.house.found(founding, row?.public === 1, row?.words);
    const reply = await hosted.command({ do: 'rematch', table: next.id }, { from: 'keeper' }, null);
    if (reply.ok) return next;
    await next.command({ do: 'close' }, { from: 'keeper' }, null);
    if (reply.refusal.code !== 'rematch-exists') throw new Problem(reply.refusal);
  }
  return openTable(context, table.rematch ?? '');
}

export async function openTable({ house }: Context, id: string): Promise<Hosted> {
  const opened = await house.open(id);
  if (opened.ok) return opened.hosted;
  throw problem(opened.code === 'other-rules' ? 'archived' : opened.code);
}

/** Takes a command into account; false if this person sends too many. */
export function mayCommand(
  { chat, commands }: Context,
  table: string,
  person: Person,
  kind: string,
): boolean {
  const now = Date.now();
  return commands.take(`${table} ${person.id}`, now) && (kind !== 'chat' || chat.take(person.id, now));
}

/** Whether somebody may come in: to a public table everybody, to a private one who knows its key or sits there. */
export function mayEnter(
  row: { key: string; public: number; host: string },
  person: Person | null,
  key: string | undefined,
  hosted: Hosted | null,
): boolean {
  if (row.public === 1 || key === row.key) return true;
  return person !== null && (row.host === person.id || (hosted?.table.seatsOf(person.id).length ?? 0) > 0);
}

/** What the lists show: of a table in memory as it is now, else as it was when it was last written down. */
function summaryOf({ house }: Context, row: TableRow): Summary {
  const hosted = house.inMemory.get(row.id);
  return hosted === undefined ? JSON.parse(row.summary) : summarize(hosted.table);
}

export function listRowFor(context: Context, row: TableRow, person: Person): z.input<typeof listedForMe> {
  const { people = [] } = summaryOf(context, row);
  const mine = people.flatMap((id, seat) => (id === person.id ? [seat] : []));
  return { ...listRow(context, row), mine, host: row.host === person.id };
}

export function listRow(context: Context, row: TableRow): z.input<typeof listed> {
  const summary = summaryOf(context, row);
  const { id, game, status } = row;
  const { options, pack, pace, seats, asked = [] } = summary;
  return {
    id,
    game,
    status,
    public: row.public === 1,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    options,
    pack,
    pace,
    seats: [...seats],
    asked: [...asked],
  };
}

/** The row of a table that this person may know of. */
export async function rowFor(
  { house }: Context,
  id: string,
  person: Person | null,
  key: string | undefined,
): Promise<TableRow> {
  const { db } = house.storage;
  await house.upToDate();
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw problem('no-such-table');
  if (mayEnter(row, person, key, null)) return row;
  const seated =
    person !== null &&
    (await db
      .selectFrom('table_people')
      .select('table_id')
      .where('table_id', '=', id)
      .where('person_id', '=', person.id)
      .executeTakeFirst());
  if (!seated) throw problem('no-such-table');
  return row;
}
