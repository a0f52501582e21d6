import { readSummary } from '../hosting/summary.ts';
import { unpackArchive } from '../hosting/pack-archive.ts';
import type { TableRegistry } from '../hosting/table-registry.ts';

/** Everything stored about a person, for themselves. Secrets are stored as hashes only, which say nothing. */
export async function exportPerson(registry: TableRegistry, id: string): Promise<Record<string, unknown>> {
  const { db } = registry.storage;
  await registry.upToDate();
  const person = await db
    .selectFrom('people')
    .select(['name', 'kind', 'created_at', 'seen_at', 'banned_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const account = await db
    .selectFrom('accounts')
    .select('name')
    .where('person_id', '=', id)
    .executeTakeFirst();
  const programs = await db.selectFrom('people').select('id').where('owner', '=', id).execute();
  return {
    format: 'triptych-person-1',
    id,
    person,
    account: account?.name ?? null,
    signedIn: await db.selectFrom('sessions').select('created_at').where('person_id', '=', id).execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['id', 'transports'])
      .where('person_id', '=', id)
      .execute(),
    notices: {
      wishes: await db
        .selectFrom('notice_wishes')
        .select(['wishes', 'origin'])
        .where('person_id', '=', id)
        .execute(),
      channels: await db
        .selectFrom('notice_channels')
        .select(['kind', 'address', 'confirmed', 'created_at'])
        .where('person_id', '=', id)
        .execute(),
      outbox: await db
        .selectFrom('outbox')
        .select(['kind', 'table_id', 'state', 'created_at'])
        .where('person_id', '=', id)
        .execute(),
    },
    tables: await tablesOf(registry, id),
    programs: await Promise.all(programs.map((program) => exportPerson(registry, program.id))),
  };
}

async function tablesOf({ storage }: TableRegistry, person: string): Promise<unknown[]> {
  const rows = await storage.db
    .selectFrom('tables')
    .innerJoin('table_people', 'table_people.table_id', 'tables.id')
    .select(['id', 'game', 'status', 'summary', 'created_at', 'changed_at', 'shown'])
    .where('person_id', '=', person)
    .execute();
  const tables = [];
  for (const { summary, ...row } of rows) {
    const { seats, people = [], ranking = null } = readSummary(summary);
    const mine = seats.flatMap((_, seat) => (people[seat] === person ? [seat] : []));
    const entries = await storage.load(row.id, 0);
    const names = new Set(mine.map((seat) => seats[seat].name));
    const acts = entries.map(({ body }): Entry => JSON.parse(body));
    const archived = await storage.db
      .selectFrom('archives')
      .select('body')
      .where('table_id', '=', row.id)
      .executeTakeFirst();
    const archive = archived === undefined ? null : await unpackArchive(archived.body);
    tables.push({
      ...row,
      names: seats.map(({ name }) => name),
      mine,
      ranking,
      // Of a running match, only their own part: the rest may be secret.
      did: acts.filter(
        ({ act, of }) =>
          of?.person === person ||
          act.person === person ||
          (act.do === 'chat' && typeof act.name === 'string' && names.has(act.name)),
      ),
      record: archive?.record ?? null,
    });
  }
  return tables;
}

interface Entry {
  readonly at: number;
  readonly act: { readonly do: string; readonly person?: unknown; readonly name?: unknown };
  readonly of?: { readonly person: string };
}
