import { archive, type Table, type TableEntry } from '@triptych/table';
import type { TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { packArchive } from './archives.ts';
import type { Shelf } from './shelf.ts';
import { summarize } from './summary.ts';

type Noted = Pick<TableRow, 'status' | 'summary' | 'minded' | 'changed_at' | 'kept' | 'kept_number'>;

/** What lists and housekeeping need to know of a table. */
export function rowOf(table: Table): Noted {
  const over = table.status === 'over' || table.status === 'closed';
  return {
    status: table.status,
    summary: JSON.stringify(summarize(table)),
    minded: table.minded ? 1 : 0,
    changed_at: table.at,
    kept: over ? null : JSON.stringify(table.keep()),
    kept_number: table.entries,
  };
}

export function peopleOf(table: Table): string[] {
  const people = table.chairs.flatMap(({ player }) => (player.kind === 'person' ? [player.id] : []));
  return [...new Set([table.founding.host, ...people])];
}

/** Writes that down, unless something newer is there. */
export async function writeDown({ db }: Storage, id: string, table: Table, row: Noted): Promise<void> {
  await db
    .updateTable('tables')
    .set(row)
    .where('id', '=', id)
    .where('kept_number', '<=', row.kept_number)
    .execute();
  const people = peopleOf(table).map((person_id) => ({ table_id: id, person_id }));
  if (people.length === 0) return;
  await db
    .insertInto('table_people')
    .values(people)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps a match that is over as an archive, unless one is there. */
export async function keepArchive(
  { db }: Storage,
  shelf: Shelf,
  id: string,
  { founding }: Table,
  load: () => Promise<readonly TableEntry[]>,
): Promise<void> {
  const known = await db
    .selectFrom('archives')
    .select('table_id')
    .where('table_id', '=', id)
    .executeTakeFirst();
  if (known !== undefined) return;
  const game = await shelf.game(founding.game, founding.pack.hash);
  const made = game === null ? null : archive(game, await load());
  if (made === null) return;
  await db
    .insertInto('archives')
    .values({ table_id: id, ended_at: made.ended, body: await packArchive(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
