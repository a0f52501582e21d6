import { type Kysely, Migrator } from 'kysely';
import { type Dialect, migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the schema up to date; several processes may try at once. `copy` first backs up the database under the name of
 * the first migration; if that fails, nothing is changed.
 */
export async function migrate(
  db: Kysely<Schema>,
  dialect: Dialect,
  copy: (name: string) => Promise<void>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations(dialect) });
  const known = await migrator.getMigrations();
  const [next] = known.filter(({ executedAt }) => executedAt === undefined);
  if (next !== undefined && known.some(({ executedAt }) => executedAt !== undefined)) await copy(next.name);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be migrated', { cause: error });
}
