import { rest } from '@triptych/protocol';
import { unpackArchive } from '../tables/pack-archive.ts';
import type { Context } from '../http/context.ts';

/** A finished match as its players export it; any other as its log, with everything that is still secret. */
export async function exportTable(
  { registry, catalog }: Context,
  id: string,
): Promise<rest.ExportedTable | null> {
  const { storage } = registry;
  await registry.upToDate();
  const row = await storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const archived = await storage.db
    .selectFrom('archives')
    .select('body')
    .where('table_id', '=', id)
    .executeTakeFirst();
  const content = await catalog.exported({ hash: row.pack, words: row.words });
  if (archived !== undefined) return { ...(await unpackArchive(archived.body)), content };
  return { format: rest.TABLE_LOG_FORMAT, id, game: row.game, content, entries: await registry.load(id, 0) };
}
