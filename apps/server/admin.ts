import type { TableRegistry } from './hosting/table-registry.ts';
import type { TableRow } from './storage/schema.ts';

/** What a keeper of a server may do; for the command line. */

export type Listed = Pick<TableRow, 'id' | 'game' | 'status' | 'created_at' | 'changed_at' | 'summary'>;

export function listTables(
  { storage }: TableRegistry,
  status: TableRow['status'] | null = null,
): Promise<Listed[]> {
  const all = storage.db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'created_at', 'changed_at', 'summary'])
    .orderBy('changed_at', 'desc');
  return (status === null ? all : all.where('status', '=', status)).execute();
}

/** Ends a table for everybody; false if there is none, or it is closed already. */
export async function closeTable(registry: TableRegistry, id: string): Promise<boolean> {
  const opened = await registry.open(id);
  if (!opened.ok) return false;
  const { ok } = await opened.live.command({ do: 'close' }, { from: 'operator' }, null);
  await registry.upToDate();
  if (ok) await registry.storage.notify(id);
  return ok;
}

/** Deletes a table and all that was kept of it. */
export async function deleteTable(registry: TableRegistry, id: string): Promise<boolean> {
  const { db } = registry.storage;
  const row = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
  await registry.upToDate();
  registry.inMemory.get(id)?.tellAll(JSON.stringify({ gone: true }));
  registry.drop(id);
  await registry.storage.together([
    db.deleteFrom('tables').where('id', '=', id),
    db.deleteFrom('entries').where('table_id', '=', id),
    db.deleteFrom('archives').where('table_id', '=', id),
    db.deleteFrom('table_people').where('table_id', '=', id),
  ]);
  await registry.storage.notify(id);
  return row !== undefined;
}

const DAY = 24 * 3600 * 1000;

/**
 * Makes room: entries of matches that are archived and have been quiet for a day, and, if `keepDays` is not 0, all of
 * tables that ended or were left alone so many days ago.
 */
export async function tidy(
  registry: TableRegistry,
  keepDays: number,
  now: number,
): Promise<{ compacted: number; deleted: number }> {
  const { db } = registry.storage;
  let deleted = 0;
  if (keepDays > 0) {
    const old = await db
      .selectFrom('tables')
      .select('id')
      .where('changed_at', '<', now - keepDays * DAY)
      .execute();
    for (const { id } of old) {
      await deleteTable(registry, id);
      deleted++;
    }
  }
  const done = await db
    .selectFrom('tables')
    .innerJoin('archives', 'archives.table_id', 'tables.id')
    .select('id')
    .where('tables.changed_at', '<', now - DAY)
    .where((where) =>
      where.exists(
        where.selectFrom('entries').select('number').whereRef('entries.table_id', '=', 'tables.id'),
      ),
    )
    .execute();
  for (const { id } of done) {
    registry.drop(id);
    await db.deleteFrom('entries').where('table_id', '=', id).execute();
  }
  // The newest stays: its number is the last that anybody has heard.
  await db
    .deleteFrom('notices')
    .where('id', '<', (newest) => newest.selectFrom('notices').select(({ fn }) => fn.max('id').as('id')))
    .execute();
  // What was appended to a table while another process deleted it.
  await db
    .deleteFrom('entries')
    .where('table_id', 'not in', (select) => select.selectFrom('tables').select('id'))
    .execute();
  return { compacted: done.length, deleted };
}
