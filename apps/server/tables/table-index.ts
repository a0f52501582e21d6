import type { TableEntry } from '@triptych/protocol';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { admittedTo, archive, type Table } from '@triptych/table';
import type { Schema, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { unlessRewritten } from '../storage/unless-rewritten.ts';
import { packArchive } from './pack-archive.ts';
import type { GameCatalog } from './game-catalog.ts';
import { summarize } from './summary.ts';

type IndexColumns = Pick<
  TableRow,
  'status' | 'host' | 'summary' | 'needs_runner' | 'changed_at' | 'snapshot' | 'snapshot_number'
>;

/** The columns of a table's row that follow from its entries. */
export function rowOf(table: Table): IndexColumns {
  const over = table.status === 'over' || table.status === 'closed';
  return {
    status: table.status,
    host: table.host,
    summary: JSON.stringify(summarize(table)),
    needs_runner: table.needsRunner ? 1 : 0,
    changed_at: table.toldAllAt,
    snapshot: over ? null : JSON.stringify(table.snapshot()),
    snapshot_number: table.entries,
  };
}

export function peopleOf(table: Table): string[] {
  return [...new Set([...table.people, ...table.seats.flatMap((tableSeat) => admittedTo(tableSeat))])];
}

/** Writes the rows of these tables in one transaction, except where a newer one is stored or somebody was erased. */
export async function writeIndex(storage: Storage, tables: ReadonlyMap<string, Table>): Promise<void> {
  // Sorted, so that two processes cannot deadlock.
  const named = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  await storage.together(
    named.flatMap(([id, table]) => {
      const row = rowOf(table);
      const update = storage.db
        .updateTable('tables')
        .set(row)
        .where('id', '=', id)
        .where('rewritten', '<=', row.snapshot_number)
        .where('snapshot_number', '<=', row.snapshot_number);
      const inserts = peopleOf(table).map((person) =>
        storage.db
          .insertInto('table_people')
          .columns(['table_id', 'person_id'])
          .expression(
            unlessRewritten(storage, id, row.snapshot_number).select([
              'id',
              sql<string>`cast(${person} as text)`.as('person'),
            ]),
          )
          .onConflict((conflict) => conflict.doNothing()),
      );
      return [update, ...inserts];
    }),
  );
}

/** Stores the archive of a finished match, unless there is one already. */
export async function storeArchive(
  storage: Storage,
  catalog: GameCatalog,
  id: string,
  { config }: Table,
  load: () => Promise<readonly TableEntry[]>,
): Promise<void> {
  const known = await storage.db
    .selectFrom('archives')
    .select('table_id')
    .where('table_id', '=', id)
    .executeTakeFirst();
  if (known !== undefined) return;
  const game = await catalog.game(config.game, config.pack.hash);
  const entries = await load();
  const made = game === null ? null : archive(game, entries);
  if (made === null) return;
  const body = await packArchive(made);
  const insert = storage.db
    .insertInto('archives')
    .columns(['table_id', 'ended_at', 'body'])
    .expression(
      unlessRewritten(storage, id, entries.length).select([
        'id',
        sql<number>`cast(${made.ended} as bigint)`.as('ended'),
        (storage.dialect === 'postgres' ? sql<Buffer>`cast(${body} as bytea)` : sql<Buffer>`${body}`).as(
          'body',
        ),
      ]),
    );
  await storage.together([insert.onConflict((conflict) => conflict.doNothing())]);
}

/** Whether a table's row is older than its entries: a process has it in memory, or had it when it died. */
export function hasNewerEntries(where: ExpressionBuilder<Schema, 'tables'>): Expression<SqlBool> {
  return where.exists(
    where
      .selectFrom('entries')
      .select('number')
      .whereRef('entries.table_id', '=', 'tables.id')
      .whereRef('entries.number', '>', 'tables.snapshot_number'),
  );
}

/** Tables whose process died: their row is older than their entries, or they are over without an archive. */
export async function staleTables(storage: Storage): Promise<readonly string[]> {
  const behind = await storage.patient
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['open', 'running'])
    .where(hasNewerEntries)
    .execute();
  return [...behind.map(({ id }) => id), ...(await unarchivedTables(storage, Number.MAX_SAFE_INTEGER))];
}

/** Finished matches that have no archive yet, though they ended before that time. */
export async function unarchivedTables({ patient }: Storage, before: number): Promise<readonly string[]> {
  const rows = await patient
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'over')
    .where('changed_at', '<', before)
    .where('id', 'not in', (archived) => archived.selectFrom('archives').select('table_id'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of these tables that have not been deleted. */
export async function storedAmong({ db }: Storage, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('tables').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
