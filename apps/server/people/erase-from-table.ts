import { randomUUID } from 'node:crypto';
import { type Archive, readEntry, readSummary, rest, type TableEntry } from '@triptych/protocol';
import type { Compilable, Kysely } from 'kysely';
import { packArchive, unpackArchive } from '../tables/pack-archive.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { EntryRow, OutboxRow, Schema, TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { forgetInArchive } from './forget-in-archive.ts';
import { type Forgotten, forgetIn, namesIn } from './forget-in.ts';

interface RowsOfTable {
  readonly row: TableRow;
  readonly entries: readonly EntryRow[];
  readonly archive: Archive | null;
  readonly notices: readonly OutboxRow[];
}

/**
 * Rewrites a stored table without the person: with an unused id and a neutral name instead. The same transaction adds
 * an entry after which no process can store anything derived from the old entries. The next pass finds what a process
 * stored while we were reading.
 */
export async function eraseFromTable(registry: TableRegistry, id: string, person: string): Promise<void> {
  const { storage } = registry;
  let gone: Forgotten = { person, names: new Set(), as: randomUUID(), name: '–' };
  for (;;) {
    const stored = await read(storage, id);
    if (stored === null) break;
    gone = recognize(stored, gone);
    const changes = await changesTo(storage.db, stored, gone);
    if (changes.length === 0) break;
    await storage
      .together([...fence(storage.db, stored, person), ...changes])
      .catch(async (error: unknown) => {
        // Another entry has taken our entry's number in the meantime: start again.
        if ((await storage.load(id, stored.entries.length)).length === 0) throw error;
      });
    await registry.changed(id);
  }
  const there = storage.db.deleteFrom('table_people').where('table_id', '=', id);
  await there.where('person_id', '=', person).execute();
}

async function read(storage: Storage, id: string): Promise<RowsOfTable | null> {
  const { db } = storage;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const entries = await storage.load(id, 0);
  const archived = await db
    .selectFrom('archives')
    .select('body')
    .where('table_id', '=', id)
    .executeTakeFirst();
  const notices = await db.selectFrom('outbox').selectAll().where('body', 'like', `%"${id}"%`).execute();
  return {
    row,
    entries,
    archive: archived === undefined ? null : await unpackArchive(archived.body),
    notices,
  };
}

/** Their names, including those at seats they have left. */
function recognize({ row, entries, archive }: RowsOfTable, { names, ...gone }: Forgotten): Forgotten {
  const { people = [], seats } = readSummary(row.summary);
  const listed = seats.filter((_, seat) => people[seat] === gone.person).map(({ name }) => name);
  const acts = entries.map(({ body }) => readEntry(body));
  const players = [...acts, archive].flatMap((part) => namesIn(part, gone.person));
  // Somebody who only watches may be called like a player, whose name stays.
  const taken = new Set(seats.filter((_, seat) => people[seat] !== gone.person).map(({ name }) => name));
  const chatted = acts.flatMap(({ act, of }) =>
    act.do === 'chat' && of?.person === gone.person && !taken.has(act.name) ? [act.name] : [],
  );
  const place = people.indexOf(gone.person);
  return {
    ...gone,
    names: new Set([...names, ...listed, ...players, ...chatted]),
    name: place < 0 ? gone.name : `– ${place + 1}`,
  };
}

/** What still names them. */
async function changesTo(db: Kysely<Schema>, stored: RowsOfTable, gone: Forgotten): Promise<Compilable[]> {
  const { row, entries, archive, notices } = stored;
  const change = (text: string): string => JSON.stringify(forgetIn(JSON.parse(text), gone));
  const changes: Compilable[] = [];
  for (const { table_id, number, body } of entries) {
    if (change(body) === body) continue;
    const update = db.updateTable('entries').set({ body: change(body) });
    changes.push(update.where('table_id', '=', table_id).where('number', '=', number));
  }
  const now = {
    host: row.host === gone.person ? gone.as : row.host,
    summary: change(row.summary),
    snapshot: row.snapshot === null ? null : change(row.snapshot),
  };
  if (now.host !== row.host || now.summary !== row.summary || now.snapshot !== row.snapshot)
    changes.push(
      db
        .updateTable('tables')
        .set(now)
        .where('id', '=', row.id)
        // Otherwise the row has changed meanwhile, and the next pass checks it.
        .where('summary', '=', row.summary)
        .where('snapshot_number', '=', row.snapshot_number),
    );
  const forgotten = archive === null ? null : forgetInArchive(archive, gone);
  if (forgotten !== null && JSON.stringify(forgotten) !== JSON.stringify(archive)) {
    const body = await packArchive(forgotten);
    changes.push(db.updateTable('archives').set({ body }).where('table_id', '=', row.id));
  }
  for (const { id, body } of notices) {
    const next = JSON.stringify(forgetInNotice(rest.readNoticeFacts(body), row.id, gone));
    if (next !== body) changes.push(db.updateTable('outbox').set({ body: next }).where('id', '=', id));
  }
  return changes;
}

/** Notices tell others whom they play with. */
function forgetInNotice(
  facts: rest.NoticeFacts,
  table: string,
  { names, name }: Forgotten,
): rest.NoticeFacts {
  const tables = facts.tables.map((told) =>
    told.id === table
      ? { ...told, others: told.others.map((other) => (names.has(other) ? name : other)) }
      : told,
  );
  return { ...facts, tables };
}

/** From here on, nothing derived from the entries so far is stored. */
function fence(db: Kysely<Schema>, { row: { id }, entries }: RowsOfTable, person: string): Compilable[] {
  const last = entries.at(-1);
  // A finished match without entries is in nobody's memory.
  if (last === undefined) return [];
  const number = last.number + 1;
  const entry: TableEntry = { at: readEntry(last.body).at, act: { do: 'rewritten' } };
  return [
    db.insertInto('entries').values({ table_id: id, number, body: JSON.stringify(entry) }),
    db.updateTable('tables').set({ rewritten: number }).where('id', '=', id),
    db.deleteFrom('turns').where('table_id', '=', id).where('person_id', '=', person),
    db.deleteFrom('presence').where('table_id', '=', id).where('person_id', '=', person),
  ];
}
