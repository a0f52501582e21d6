import type { rest } from '@triptych/protocol';
import { hasNewerEntries } from '../tables/table-index.ts';
import { requestError } from '../request-error.ts';
import type { Person } from '../people/people.ts';
import type { ListingState } from '../storage/schema.ts';
import type { Context } from './context.ts';
import { LIST_COLUMNS, listRow, seatsIn } from './tables.ts';

const MOST = 200;

/** The tables of a person, the latest first. */
export async function myTables(context: Context, person: Person): Promise<rest.MyTable[]> {
  const { registry } = context;
  await registry.upToDate();
  const rows = await mine(context, person).orderBy('changed_at', 'desc').limit(MOST).execute();
  const running = rows.flatMap(({ id, status }) =>
    status === 'running' && !registry.inMemory.has(id) ? [id] : [],
  );
  for (const id of await behind(context, running)) await registry.open(id);
  const dailies = new Set((await dailiesOf(context, person).execute()).map(({ table_id }) => table_id));
  return rows.map((row) => describe(context, row, person, dailies.has(row.id)));
}

/** One table as its list shows it; null if the person has no part in it. */
export async function myTable(context: Context, id: string, person: Person): Promise<rest.MyTable | null> {
  const row = await mine(context, person).where('tables.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const daily = await dailiesOf(context, person).where('table_id', '=', id).executeTakeFirst();
  return describe(context, row, person, daily !== undefined);
}

function mine({ registry }: Context, person: Person) {
  return registry.storage.db
    .selectFrom('tables')
    .innerJoin('table_people', 'table_people.table_id', 'tables.id')
    .select(LIST_COLUMNS)
    .select('shown')
    .where('person_id', '=', person.id)
    .where('shown', '<>', 'forgotten');
}

/** The tables at which a person has played daily games. */
function dailiesOf({ registry }: Context, { id }: Person) {
  return registry.storage.db.selectFrom('dailies').select('table_id').where('person_id', '=', id);
}

type MyRow = Awaited<ReturnType<ReturnType<typeof mine>['execute']>>[number];

function describe(context: Context, row: MyRow, person: Person, daily: boolean): rest.MyTable {
  return {
    ...listRow(context, row),
    mine: seatsIn(context, row, person),
    host: row.host === person.id,
    hidden: row.shown === 'hidden',
    daily,
  };
}

/** Tables that another process has in memory: their rows may be older than their entries. */
async function behind({ registry }: Context, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await registry.storage.db
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', ids)
    .where(hasNewerEntries)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether anybody else who took part at a table has not forgotten it. */
export async function isRemembered({ registry }: Context, id: string, besides: Person): Promise<boolean> {
  const other = await registry.storage.db
    .selectFrom('table_people')
    .select('person_id')
    .where('table_id', '=', id)
    .where('person_id', '<>', besides.id)
    .where('shown', '<>', 'forgotten')
    .executeTakeFirst();
  return other !== undefined;
}

/** Hides a table from a person's lists, shows it again, or forgets it. A running one cannot be forgotten. */
export async function showTable(
  context: Context,
  id: string,
  person: Person,
  shown: ListingState,
): Promise<void> {
  const { registry } = context;
  await registry.upToDate();
  const table = await myTable(context, id, person);
  if (table === null) throw requestError('no-such-table');
  if (shown === 'forgotten' && table.status === 'running') throw requestError('not-allowed');
  await registry.storage.db
    .updateTable('table_people')
    .set({ shown })
    .where('table_id', '=', id)
    .where('person_id', '=', person.id)
    .execute();
}
