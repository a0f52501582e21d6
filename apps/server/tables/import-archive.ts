import { randomBytes } from 'node:crypto';
import type { TableRegistry } from './table-registry.ts';
import type { Proved } from './prove-archive.ts';
import { newTableName } from './table-name.ts';

/** Imports a finished match as a table without entries: it can be replayed, exported and deleted. */
export async function importArchive(registry: TableRegistry, proved: Proved, host: string): Promise<string> {
  const { game, pack, content, summary, ended, body } = proved;
  const id = newTableName();
  const words = content === null ? null : (await registry.catalog.keepPack(game, content)).words;
  const { db } = registry.storage;
  await registry.storage.together([
    db.insertInto('tables').values({
      id,
      key: randomBytes(12).toString('base64url'),
      game,
      status: 'over',
      public: 0,
      host,
      pack,
      words,
      summary: JSON.stringify(summary),
      created_at: Date.now(),
      changed_at: Date.now(),
      needs_runner: 0,
      runner: null,
      snapshot: null,
      snapshot_number: 0,
      turns_number: 0,
      rewritten: 0,
    }),
    db.insertInto('archives').values({ table_id: id, ended_at: ended, body: Buffer.from(body) }),
    db.insertInto('table_people').values({ table_id: id, person_id: host }),
  ]);
  return id;
}
