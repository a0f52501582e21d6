import { type Kysely, Migrator } from 'kysely';
import { type Dialect, migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Brings the schema up to date; several processes may try at once. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations(dialect) }).migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be migrated', { cause: error });
}
