import { readSummary, type rest } from '@triptych/protocol';
import { sql } from 'kysely';
import type { Storage } from '../storage/storage.ts';

/** How many results are shown; typing more of a name narrows them down. */
const MOST = 100;

/** A pattern for `like` that finds the text itself, whatever is in it. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export async function findTables({ db }: Storage, text: string): Promise<rest.AdminTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'public', 'summary', 'created_at', 'changed_at'])
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(lower(id) like ${containing(text)} escape '\\' or lower(summary) like ${containing(text)} escape '\\')`,
      ),
    )
    .orderBy('changed_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.public === 1,
    names: readSummary(row.summary).seats.map(({ name }) => name),
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }));
}

export async function findPeople({ db }: Storage, text: string): Promise<rest.AdminPerson[]> {
  const rows = await db
    .selectFrom('people')
    .select((person) => [
      'id',
      'name',
      'kind',
      'created_at',
      'banned_at',
      person
        .selectFrom('table_people')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .whereRef('person_id', '=', 'people.id')
        .as('tables'),
      person.selectFrom('admins').select('since').whereRef('person_id', '=', 'people.id').as('admin'),
    ])
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(lower(id) like ${containing(text)} escape '\\' or lower(name) like ${containing(text)} escape '\\')`,
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    createdAt: row.created_at,
    tables: Number(row.tables ?? 0),
    bannedAt: row.banned_at,
    admin: row.admin !== null,
  }));
}
