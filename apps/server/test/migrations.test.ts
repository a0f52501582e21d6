import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, Migrator, sql, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../storage/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import { openSqlite } from '../storage/sqlite.ts';

it('a database from before pack words were stored separately is migrated with its tables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-'));
  const file = join(folder, 'old.db');
  const old = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Database(file) }) });
  await new Migrator({ db: old, provider: migrations('sqlite') }).migrateTo('2026-11-15-tables');
  await sql`insert into tables (id, key, game, status, public, host, pack, summary, created_at, changed_at, minded)
    values ('a', 'k', 'bellum', 'open', 0, 'ana', 'hash', '{}', 1, 1, 0)`.execute(old);
  await old.destroy();
  const storage = await openSqlite(file, 'test');
  try {
    expect(await storage.db.selectFrom('tables').select(['id', 'pack', 'words']).execute()).toEqual([
      { id: 'a', pack: 'hash', words: null },
    ]);
    expect(await storage.db.selectFrom('pack_words').selectAll().execute()).toEqual([]);
    // The old data is backed up: the earlier version of the program can continue with it.
    const copies = readdirSync(join(folder, 'backups'));
    expect(copies).toEqual([expect.stringMatching(/^before-2026-11-17-names-.*\.db$/)]);
    const before = new Database(join(folder, 'backups', copies[0]), { readonly: true });
    expect(before.prepare('select id, minded from tables').all()).toEqual([{ id: 'a', minded: 0 }]);
    before.close();
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
