import { deleteTable } from '../admin.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { eraseFromTable } from './erase-from-table.ts';

/**
 * Deletes everything about a person and their programs. They resign from running matches. Tables where nobody
 * else has a part are deleted; elsewhere the match stays, without the name, and what they wrote is gone.
 */
export async function erasePerson(registry: TableRegistry, person: string): Promise<void> {
  const { db } = registry.storage;
  const programs = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
  for (const { id } of programs) await erasePerson(registry, id);
  await eraseFromTables(registry, person);
  await registry.storage.together([
    db.deleteFrom('sessions').where('person_id', '=', person),
    db.deleteFrom('accounts').where('person_id', '=', person),
    db.deleteFrom('passkeys').where('person_id', '=', person),
    db.deleteFrom('challenges').where('person_id', '=', person),
    db.deleteFrom('notice_preferences').where('person_id', '=', person),
    db.deleteFrom('notice_channels').where('person_id', '=', person),
    db.deleteFrom('turns').where('person_id', '=', person),
    db.deleteFrom('outbox').where('person_id', '=', person),
    db.deleteFrom('presence').where('person_id', '=', person),
    db.deleteFrom('dailies').where('person_id', '=', person),
    db.deleteFrom('admins').where('person_id', '=', person),
    db.deleteFrom('people').where('id', '=', person),
  ]);
  // Until now, another of their devices could still act.
  await eraseFromTables(registry, person);
  await registry.storage.tidy();
}

async function eraseFromTables(registry: TableRegistry, person: string): Promise<void> {
  for (;;) {
    const tables = await tablesOf(registry, person);
    if (tables.size === 0) return;
    for (const id of tables) await eraseAt(registry, id, person);
  }
}

/** Include tables whose row does not list the person: another process is about to write it, or they only chatted. */
async function tablesOf({ storage }: TableRegistry, person: string): Promise<ReadonlySet<string>> {
  const listed = await storage.db
    .selectFrom('table_people')
    .select('table_id')
    .where('person_id', '=', person)
    .execute();
  // Rare enough to look through everything.
  const unlisted = await storage.patient
    .selectFrom('entries')
    .select('table_id')
    .distinct()
    .where('body', 'like', `%${person}%`)
    .execute();
  return new Set([...listed, ...unlisted].map(({ table_id }) => table_id));
}

async function eraseAt(registry: TableRegistry, id: string, person: string): Promise<void> {
  const { db } = registry.storage;
  const opened = await registry.open(id);
  if (opened.ok) {
    await opened.live.catchUp();
    await registry.reindex(id);
  }
  const others = await db
    .selectFrom('table_people')
    .select('person_id')
    .where('table_id', '=', id)
    .where('person_id', '<>', person)
    .execute();
  const waiting = db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'open')
    .where('host', '=', person);
  const isTheirs = (await waiting.where('id', '=', id).executeTakeFirst()) !== undefined;
  if (others.length === 0 || isTheirs) await deleteTable(registry, id);
  else {
    await leave(registry, id, person);
    await registry.upToDate();
    await eraseFromTable(registry, id, person);
  }
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
