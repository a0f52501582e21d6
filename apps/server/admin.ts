import { frameText } from '@triptych/protocol';
import type { TableRegistry } from './tables/table-registry.ts';
import type { TableRow } from './storage/schema.ts';

/** What the operator of a server can do from the command line. */

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

/** Closes a table for everybody; false if it does not exist or is closed already. */
export async function closeTable(registry: TableRegistry, id: string): Promise<boolean> {
  const opened = await registry.open(id);
  if (!opened.ok) return false;
  const { ok } = await opened.live.command({ do: 'close' }, { from: 'operator' }, null);
  await registry.upToDate();
  if (ok) await registry.storage.notify(id);
  return ok;
}

/** Deletes a table and everything stored about it. */
export async function deleteTable(registry: TableRegistry, id: string): Promise<boolean> {
  const { db } = registry.storage;
  const row = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
  await registry.upToDate();
  registry.inMemory.get(id)?.tellAll(frameText({ gone: true }));
  registry.drop(id);
  await registry.storage.together([
    db.deleteFrom('tables').where('id', '=', id),
    db.deleteFrom('entries').where('table_id', '=', id),
    db.deleteFrom('archives').where('table_id', '=', id),
    db.deleteFrom('table_people').where('table_id', '=', id),
    db.deleteFrom('presence').where('table_id', '=', id),
    db.deleteFrom('turns').where('table_id', '=', id),
  ]);
  registry.onGone(id);
  await registry.storage.notify(id);
  return row !== undefined;
}

const DAY = 24 * 3600 * 1000;

/**
 * Frees space: deletes the entries of archived matches that have been idle for a day and, unless `keepDays`
 * is 0, all tables that have not changed for that many days.
 */
export async function tidy(
  registry: TableRegistry,
  keepDays: number,
  now: number,
): Promise<{ compacted: number; deleted: number }> {
  const { patient: db } = registry.storage;
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
  // Keep the newest message: other processes remember its number as the last one they read.
  await db
    .deleteFrom('process_messages')
    .where('id', '<', (newest) =>
      newest.selectFrom('process_messages').select(({ fn }) => fn.max('id').as('id')),
    )
    .execute();
  // Entries appended to a table while another process was deleting it.
  await db
    .deleteFrom('entries')
    .where('table_id', 'not in', (select) => select.selectFrom('tables').select('id'))
    .execute();
  return { compacted: done.length, deleted };
}
