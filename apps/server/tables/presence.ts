import { type LiveTable, playerOf, SerialQueue } from '@triptych/table';
import type { Log } from '../log.ts';
import { type Compilable, sql } from 'kysely';
import type { Bit, PresenceRow } from '../storage/schema.ts';
import { unlessRewritten } from '../storage/unless-rewritten.ts';
import type { TableRegistry } from './table-registry.ts';

interface PresenceSettings {
  /** Identifies this process among those that share the database. */
  readonly process: string;
  /** A process without a heartbeat for this long counts as dead, and its connections as lost. */
  readonly lease: number;
}

/** How often, at most, to store that a person is playing by single requests, without a connection; in milliseconds. */
const NOTE_EVERY = 5000;

/**
 * Knows who has a connected device at which table, whichever process it is connected to. Tells the tables of this
 * process, and records in a table's log who has been away too long to be waited for. Tables with a single person need
 * none of this.
 */
export class Presence {
  readonly #registry: TableRegistry;
  readonly #settings: PresenceSettings;
  readonly #log: Log;
  /** By table: whose connection to this process is stored. */
  readonly #stored = new Map<string, ReadonlySet<string>>();
  /** Tables where somebody has come or gone, and that wait for their turn. */
  readonly #attendedTables = new Set<LiveTable>();
  /** When somebody's last single request was stored. */
  readonly #noted = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** One task at a time, so that what is stored is never older than what was stored before. */
  readonly #queue = new SerialQueue();
  /** By table and person: since when this process has missed somebody about whom nothing is stored. */
  readonly #missed = new Map<string, Map<string, number>>();
  #beat: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(registry: TableRegistry, settings: PresenceSettings, log: Log) {
    this.#registry = registry;
    this.#settings = settings;
    this.#log = log;
    registry.attended = (live) => this.#attended(live);
  }

  async start(): Promise<void> {
    const { dialect, db } = this.#registry.storage;
    // An SQLite file has a single server, so nobody is connected to any other process.
    if (dialect === 'sqlite') await db.updateTable('presence').set({ connected: 0 }).execute();
    this.#beat = setInterval(() => this.#run(() => this.#heartbeat()), this.#settings.lease / 3);
    this.#beat.unref();
  }

  /** Nobody is connected to this process any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#beat !== null) clearInterval(this.#beat);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    const { storage } = this.#registry;
    await this.#queue.promised(async () => {
      const seen_at = await storage.now();
      const mine = storage.db.updateTable('presence').where('process', '=', this.#settings.process);
      await storage.together([mine.where('connected', '=', 1).set({ connected: 0, seen_at })]);
    });
  }

  /** Somebody has sent a single request: a program may play without a connection. */
  note(live: LiveTable, sender: string): void {
    const person = playerOf(live.table, sender);
    const key = `${live.id} ${person}`;
    const now = Date.now();
    if (!isShared(live) || !live.table.people.includes(person) || live.attendance.peopleHere.has(person))
      return;
    if (now - (this.#noted.get(key) ?? 0) < NOTE_EVERY) return;
    this.#noted.set(key, now);
    this.#run(async () => {
      const { storage } = this.#registry;
      await storage.together([this.#present(live, person, { connected: 0, seen_at: await storage.now() })]);
      await this.#judge([live]);
    });
  }

  #attended(live: LiveTable): void {
    if (!isShared(live) && !this.#stored.has(live.id)) return;
    // However often somebody comes and goes, the table waits once.
    if (this.#attendedTables.has(live)) return;
    this.#attendedTables.add(live);
    this.#run(async () => {
      this.#attendedTables.delete(live);
      if (await this.#storeChange(live)) await this.#registry.storage.notify(live.id);
      await this.#judge([live]);
    });
  }

  #run(task: () => Promise<void>): void {
    if (this.#stopped) return;
    // The next heartbeat retries what fails.
    this.#queue.promised(task).catch((error: unknown) => this.#log.error(error));
  }

  async #heartbeat(): Promise<void> {
    const { storage, inMemory } = this.#registry;
    const seen_at = await storage.now();
    const mine = storage.db.updateTable('presence').where('process', '=', this.#settings.process);
    if (this.#stored.size > 0) await storage.together([mine.where('connected', '=', 1).set({ seen_at })]);
    const tables = [...inMemory.values()].filter((live) => isShared(live) || this.#stored.has(live.id));
    for (const live of tables) await this.#storeChange(live);
    await this.#judge(tables.filter(({ listeners }) => listeners.size > 0));
    const old = Date.now() - NOTE_EVERY;
    for (const [key, at] of this.#noted) if (at < old) this.#noted.delete(key);
    for (const id of this.#missed.keys()) if (!inMemory.has(id)) this.#missed.delete(id);
  }

  /** Stores who has connected to this process or left it; false if nobody has. */
  async #storeChange(live: LiveTable): Promise<boolean> {
    const before = this.#stored.get(live.id) ?? new Set();
    const { people } = live.table;
    const here = new Set([...live.attendance.peopleHere].filter((person) => people.includes(person)));
    const came = [...here].filter((person) => !before.has(person));
    const gone = [...before].filter((person) => !here.has(person));
    if (came.length + gone.length === 0) return false;
    const { storage } = this.#registry;
    const seen_at = await storage.now();
    await storage.together([
      ...came.map((person) => this.#present(live, person, { connected: 1, seen_at })),
      ...gone.map((person) => this.#left(live, person, seen_at)),
    ]);
    if (here.size === 0) this.#stored.delete(live.id);
    else this.#stored.set(live.id, here);
    return true;
  }

  #present(
    { id, table }: LiveTable,
    person: string,
    seen: Pick<PresenceRow, 'connected' | 'seen_at'>,
  ): Compilable {
    const { storage } = this.#registry;
    return storage.db
      .insertInto('presence')
      .columns(['table_id', 'person_id', 'process', 'connected', 'seen_at'])
      .expression(
        unlessRewritten(storage, id, table.entries).select([
          'id',
          sql<string>`cast(${person} as text)`.as('person'),
          sql<string>`cast(${this.#settings.process} as text)`.as('process'),
          sql<Bit>`cast(${seen.connected} as integer)`.as('connected'),
          sql<number>`cast(${seen.seen_at} as bigint)`.as('seen_at'),
        ]),
      )
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id', 'process']).doUpdateSet(seen));
  }

  /** Nothing is stored about an erased person any more, and nothing will be. */
  #left({ id }: LiveTable, person: string, seen_at: number): Compilable {
    return this.#registry.storage.db
      .updateTable('presence')
      .set({ connected: 0, seen_at })
      .where('table_id', '=', id)
      .where('person_id', '=', person)
      .where('process', '=', this.#settings.process);
  }

  /** Tells these tables who is there, and records who has been missing too long or has come back. */
  async #judge(tables: readonly LiveTable[]): Promise<void> {
    if (tables.length === 0) return;
    const { storage } = this.#registry;
    const ids = tables.map(({ id }) => id);
    const rows = await storage.db.selectFrom('presence').selectAll().where('table_id', 'in', ids).execute();
    const now = await storage.now();
    const byTable = new Map<string, PresenceRow[]>(ids.map((id) => [id, []]));
    for (const row of rows) byTable.get(row.table_id)?.push(row);
    for (const live of tables) this.#judgeOne(live, byTable.get(live.id) ?? [], now);
  }

  #judgeOne(live: LiveTable, rows: readonly PresenceRow[], now: number): void {
    const { table } = live;
    const connected = ({ connected: bit, seen_at }: PresenceRow): boolean =>
      bit === 1 && now - seen_at < this.#settings.lease;
    const elsewhere = rows.filter((row) => row.process !== this.#settings.process && connected(row));
    const people = new Set(elsewhere.map(({ person_id }) => person_id));
    const disconnectedSince = new Map<string, number>();
    for (const person of table.people) {
      if (live.attendance.peopleHere.has(person) || people.has(person)) continue;
      const seen = rows.filter(({ person_id }) => person_id === person).map(({ seen_at }) => seen_at);
      disconnectedSince.set(
        person,
        seen.length === 0 ? this.#missedSince(live, person, now) : Math.max(...seen),
      );
    }
    live.attendance.elsewhere = { people, disconnectedSince };
    this.#enterChanges(live, disconnectedSince, now);
  }

  /** Somebody has just sat down, perhaps at another process: nobody counts as away before they have been missed. */
  #missedSince({ id }: LiveTable, person: string, now: number): number {
    const missed = this.#missed.get(id) ?? new Map<string, number>();
    this.#missed.set(id, missed);
    const since = missed.get(person) ?? now;
    missed.set(person, since);
    return since;
  }

  #enterChanges(live: LiveTable, disconnectedSince: ReadonlyMap<string, number>, now: number): void {
    const { table } = live;
    if (table.status !== 'open' && table.status !== 'running') return;
    const enter = (command: Parameters<LiveTable['submit']>[0]): void =>
      live.submit(command, { from: 'clock' }, null, null, (reply) => {
        if (reply instanceof Error) this.#log.error(reply);
      });
    let next = Number.POSITIVE_INFINITY;
    for (const person of table.people) {
      const since = disconnectedSince.get(person);
      const absent = table.absent.includes(person);
      // People who have just sent a request are there, even without a connection.
      const there = since === undefined || now - since < Math.min(table.awayAfter, NOTE_EVERY);
      if (absent && there) enter({ do: 'present', person });
      if (absent || since === undefined) continue;
      if (now - since >= table.awayAfter) enter({ do: 'absent', person, since });
      else next = Math.min(next, since + table.awayAfter);
    }
    this.#lookAgain(live, next - now);
  }

  #lookAgain({ id }: LiveTable, wait: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    // Anything later is left to the next heartbeat.
    if (wait > this.#settings.lease || this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      const live = this.#registry.inMemory.get(id);
      if (live !== undefined && live.listeners.size > 0) this.#run(() => this.#judge([live]));
    }, wait + 1);
    timer.unref();
    this.#timers.set(id, timer);
  }
}

function isShared({ table }: LiveTable): boolean {
  return table.people.length > 1;
}
