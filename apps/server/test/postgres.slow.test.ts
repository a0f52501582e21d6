import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../backup.ts';
import { openStorage } from '../storage/index.ts';
import { migrations } from '../storage/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import { everything } from './suite/everything.ts';
import { postgresTestDatabase, type TestDatabase } from './test-server.ts';

const ANA = {
  id: 'ana',
  name: 'Ana',
  kind: 'guest' as const,
  owner: null,
  recovery_hash: null,
  created_at: 1,
  seen_at: 1,
};

describe('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await postgresTestDatabase();
  });
  afterAll(() => testDatabase.close());
  everything(() => testDatabase, { absence: 2, secrecy: 1 });

  it('before a migration, what was stored is copied, so that it can be restored', async () => {
    const place = await testDatabase.another();
    const data = mkdtempSync(join(place.data, 'copies-'));
    const pool = new pg.Pool({ connectionString: place.database ?? '' });
    const old = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await new Migrator({ db: old, provider: migrations('postgres') }).migrateTo('2026-11-20-house');
    await old.insertInto('people').values(ANA).execute();
    // These tables have other names today.
    await sql`insert into house values ('keepDays', '7')`.execute(old);
    await sql`insert into notice_wishes values (${ANA.id}, '{}', 'http://localhost', null)`.execute(old);
    await old.destroy();

    const storage = await openStorage({ ...place, data }, 'new');
    const settings = [{ name: 'keepDays', value: '7' }];
    const preferences = [{ person_id: ANA.id, preferences: '{}' }];
    expect(await storage.db.selectFrom('site_settings').selectAll().execute()).toEqual(settings);
    expect(await storage.db.selectFrom('notice_preferences').selectAll().execute()).toMatchObject(
      preferences,
    );
    await storage.close();
    const copies = readdirSync(join(data, 'backups'));
    expect(copies).toEqual([expect.stringMatching(/^before-2026-11-21-rewritten-.*\.backup$/)]);

    const restored = await openStorage({ ...(await testDatabase.another()), data }, 'restored');
    expect(await restore(restored, join(data, 'backups', copies[0]))).toBe(3);
    expect(await restored.db.selectFrom('people').selectAll().execute()).toMatchObject([ANA]);
    expect(await restored.db.selectFrom('site_settings').selectAll().execute()).toEqual(settings);
    expect(await restored.db.selectFrom('notice_preferences').selectAll().execute()).toMatchObject(
      preferences,
    );
    await restored.close();
    // Up to date: nothing is copied any more.
    await (await openStorage({ ...place, data }, 'again')).close();
    expect(readdirSync(join(data, 'backups'))).toEqual(copies);
  });
});
