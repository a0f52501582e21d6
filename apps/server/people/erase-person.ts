import { randomUUID } from 'node:crypto';
import type { Compilable } from 'kysely';
import { deleteTable } from '../admin.ts';
import { packArchive, unpackArchive } from '../hosting/pack-archive.ts';
import { readSummary } from '../hosting/summary.ts';
import { reload, type TableRegistry } from '../hosting/table-registry.ts';
import type { TableRow } from '../storage/schema.ts';
import { forgetIn, namesIn } from './forget-in.ts';

/**
 * Deletes everything about a person and their programs. They resign from running matches. Tables where nobody
 * else has a part are deleted; elsewhere the match stays, without the name, and what they wrote is gone.
 */
export async function erasePerson(registry: TableRegistry, person: string): Promise<void> {
  const { db } = registry.storage;
  await registry.upToDate();
  const programs = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
  for (const { id } of programs) await erasePerson(registry, id);
  const tables = await db
    .selectFrom('tables')
    .innerJoin('table_people', 'table_people.table_id', 'tables.id')
    .selectAll('tables')
    .where('person_id', '=', person)
    .execute();
  for (const row of tables) await eraseAt(registry, row, person);
  await registry.storage.together([
    db.deleteFrom('sessions').where('person_id', '=', person),
    db.deleteFrom('accounts').where('person_id', '=', person),
    db.deleteFrom('passkeys').where('person_id', '=', person),
    db.deleteFrom('challenges').where('person_id', '=', person),
    db.deleteFrom('notice_wishes').where('person_id', '=', person),
    db.deleteFrom('notice_channels').where('person_id', '=', person),
    db.deleteFrom('turns').where('person_id', '=', person),
    db.deleteFrom('outbox').where('person_id', '=', person),
    db.deleteFrom('presence').where('person_id', '=', person),
    db.deleteFrom('table_people').where('person_id', '=', person),
    db.deleteFrom('dailies').where('person_id', '=', person),
    db.deleteFrom('admins').where('person_id', '=', person),
    db.deleteFrom('people').where('id', '=', person),
  ]);
}

async function eraseAt(registry: TableRegistry, row: TableRow, person: string): Promise<void> {
  const { db } = registry.storage;
  const others = await db
    .selectFrom('table_people')
    .select('person_id')
    .where('table_id', '=', row.id)
    .where('person_id', '<>', person)
    .execute();
  const waiting = row.status === 'open' && row.host === person;
  if (others.length === 0 || waiting) {
    await deleteTable(registry, row.id);
    return;
  }
  await leave(registry, row.id, person);
  await registry.upToDate();
  await rewrite(registry, row.id, person);
}

/** Nobody waits for them any more. */
async function leave(registry: TableRegistry, id: string, person: string): Promise<void> {
  const opened = await registry.open(id);
  if (!opened.ok) return;
  const { live } = opened;
  for (const seat of live.table.seatsOf(person)) {
    const command = live.table.status === 'open' ? 'leave' : 'resign';
    await live.command({ do: command, seat }, { from: 'person', id: person, name: '' }, null);
  }
}

/** The stored table without the person: another id that nobody has, and a name that says nothing. */
async function rewrite(registry: TableRegistry, id: string, person: string): Promise<void> {
  const { storage } = registry;
  const { db } = storage;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  const entries = await storage.load(id, 0);
  const archived = await db
    .selectFrom('archives')
    .select('body')
    .where('table_id', '=', id)
    .executeTakeFirst();
  const { people = [], seats } = readSummary(row.summary);
  const listed = seats.filter((_, seat) => people[seat] === person).map(({ name }) => name);
  const names = new Set([...listed, ...entries.flatMap(({ body }) => namesIn(JSON.parse(body), person))]);
  const gone = { person, names, as: randomUUID(), name: `– ${Math.max(0, people.indexOf(person)) + 1}` };
  const change = (text: string): string => JSON.stringify(forgetIn(JSON.parse(text), gone));
  const statements: Compilable[] = entries.flatMap(({ number, body }) => {
    const next = change(body);
    if (next === body) return [];
    const update = db.updateTable('entries').set({ body: next });
    return [update.where('table_id', '=', id).where('number', '=', number)];
  });
  statements.push(
    db
      .updateTable('tables')
      .set({
        host: row.host === person ? gone.as : row.host,
        summary: change(row.summary),
        snapshot: row.snapshot === null ? null : change(row.snapshot),
      })
      .where('id', '=', id),
  );
  if (archived !== undefined) {
    const body = await packArchive(forgetIn(await unpackArchive(archived.body), gone));
    statements.push(db.updateTable('archives').set({ body }).where('table_id', '=', id));
  }
  await storage.together(statements);
  await reload(registry, id);
}
