import { readSummary, rest } from '@triptych/protocol';
import { unpackArchive } from '../tables/pack-archive.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

/** Everything stored about a person, for themselves. Secrets are stored as hashes only, which say nothing. */
export async function exportPerson(registry: TableRegistry, id: string): Promise<rest.ExportedPerson> {
  await registry.upToDate();
  const { db } = registry.storage;
  const programs = await db.selectFrom('people').select('id').where('owner', '=', id).execute();
  return {
    ...(await ownData(registry, id)),
    programs: await Promise.all(
      programs.map(async (program) => ({ ...(await ownData(registry, program.id)), programs: [] })),
    ),
  };
}

async function ownData(registry: TableRegistry, id: string): Promise<rest.OwnData> {
  const { db } = registry.storage;
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
  return {
    format: rest.PERSON_FORMAT,
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
      preferences: await db
        .selectFrom('notice_preferences')
        .select(['preferences', 'origin'])
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
    dailies: await db.selectFrom('dailies').select(['day', 'table_id']).where('person_id', '=', id).execute(),
    tables: await tablesOf(registry, id),
  };
}

async function tablesOf({ storage }: TableRegistry, person: string): Promise<rest.ExportedSeats[]> {
  const rows = await storage.db
    .selectFrom('tables')
    .innerJoin('table_people', 'table_people.table_id', 'tables.id')
    .select(['id', 'game', 'status', 'summary', 'created_at', 'changed_at', 'shown'])
    .where('person_id', '=', person)
    .execute();
  const tables: rest.ExportedSeats[] = [];
  for (const { summary, ...row } of rows) {
    const { seats, people = [], ranking = null } = readSummary(summary);
    const mine = seats.flatMap((_, seat) => (people[seat] === person ? [seat] : []));
    const entries = await storage.load(row.id, 0);
    const names = new Set(mine.map((seat) => seats[seat].name));
    const acts = rest.storedEntries.parse(entries.map(({ body }): unknown => JSON.parse(body)));
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
