import { randomBytes } from 'node:crypto';
import { BadLog, type Founding, type Kept, Table, type TableEntry } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { Hosted, type Surroundings } from './hosted.ts';
import { Ledger } from './ledger.ts';
import { Noter } from './noter.ts';
import { notWrittenDown, peopleOf, rowOf } from './notes.ts';
import type { Shelf } from './shelf.ts';
import { newTableName } from './table-name.ts';

export interface HouseLimits {
  /** Tables nobody looks at leave the memory after so many milliseconds. */
  readonly idle: number;
  /** And the oldest ones as soon as there are more than that. */
  readonly tablesInMemory: number;
}

/** After so many entries the state is kept again, for the day on which the rules change. */
const KEEP_EVERY = 100;

export type Opened =
  | { readonly ok: true; readonly hosted: Hosted }
  | { readonly ok: false; readonly code: 'no-such-table' | 'other-rules' | 'archived' };

/** All tables that this process has in memory. Any of them can be dropped at any moment. */
export class House {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly ledger: Ledger;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #limits: HouseLimits;
  readonly #tables = new Map<string, Hosted>();
  readonly #opening = new Map<string, Promise<Opened>>();
  readonly #around: Surroundings;
  readonly #noter: Noter;
  readonly #now: () => number;
  /** Tables of which something may not have been heard (null: any of them). They are asked for later. */
  readonly #unheard = new Set<string | null>();
  #sweeper: NodeJS.Timeout | null = null;
  /** Who looks after bots and clocks. */
  tend: (hosted: Hosted, noted: boolean) => void = () => {};

  constructor(
    storage: Storage,
    shelf: Shelf,
    limits: HouseLimits,
    log: Log,
    metrics: Metrics,
    now: () => number = Date.now,
  ) {
    this.storage = storage;
    this.shelf = shelf;
    this.#limits = limits;
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
    this.ledger = new Ledger(storage, log, metrics);
    this.#around = {
      append: (row, done) => this.ledger.append(row, done),
      load: (table, after) => this.load(table, after),
      entered: (hosted, entry) => this.#entered(hosted, entry),
      unsure: ({ id }) => void this.#unheard.add(id),
      drop: (hosted, problem) => {
        log.warn({ table: hosted.id, err: problem }, 'table dropped');
        this.#forget(hosted);
        // Whoever looks at it comes back, and hears of what is there then.
        hosted.hangUp();
      },
      now,
    };
    this.#noter = new Noter(
      {
        storage,
        shelf,
        load: (table) => this.load(table, 0),
        noted: (hosted) => this.tend(hosted, true),
      },
      log,
    );
    metrics.tables(() => this.#tables.size);
  }

  async start(): Promise<void> {
    await this.storage.listen((table) => this.#hear(table));
    this.#sweeper = setInterval(() => {
      this.ledger.tryAgain();
      const unheard = [...this.#unheard];
      this.#unheard.clear();
      for (const table of unheard) this.#hear(table);
      this.sweep().catch((error: unknown) => this.#log.error(error));
    }, 5000);
    this.#sweeper.unref();
  }

  /** Keeps all states and forgets all tables. */
  async stop(): Promise<void> {
    if (this.#sweeper !== null) clearInterval(this.#sweeper);
    await this.#noter.upToDate();
    await this.#noter.note([...this.#tables.values()].filter(({ kept, table }) => kept < table.entries));
    this.#tables.clear();
  }

  async load(table: string, after: number): Promise<TableEntry[]> {
    const rows = await this.storage.load(table, after);
    return rows.map(({ body }): TableEntry => JSON.parse(body));
  }

  async found(founding: Founding, isPublic: boolean): Promise<Hosted> {
    const id = newTableName();
    const key = randomBytes(12).toString('base64url');
    const entry: TableEntry = { at: this.#now(), act: { do: 'found', founding } };
    const game = await this.shelf.game(founding.game, founding.pack.hash);
    if (game === null) throw new Error(`no game ${founding.game} with pack ${founding.pack.hash}`);
    const table = Table.open(game, [entry]);
    const row: TableRow = {
      id,
      key,
      game: founding.game,
      public: isPublic ? 1 : 0,
      host: founding.host,
      pack: founding.pack.hash,
      created_at: entry.at,
      minder: null,
      ...rowOf(table),
    };
    const people = peopleOf(table).map((person_id) => ({ table_id: id, person_id }));
    const { db } = this.storage;
    await this.storage.together([
      db.insertInto('tables').values(row),
      db.insertInto('entries').values({ table_id: id, number: 1, body: JSON.stringify(entry) }),
      db.insertInto('table_people').values(people),
    ]);
    const hosted = new Hosted(id, key, table, 1, this.#around);
    this.#tables.set(id, hosted);
    return hosted;
  }

  /** The table, from memory or from the database. */
  open(id: string): Promise<Opened> {
    const hosted = this.#tables.get(id);
    if (hosted !== undefined) return Promise.resolve({ ok: true, hosted });
    const opening = this.#opening.get(id);
    if (opening !== undefined) return opening;
    const opened = this.#open(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opened);
    return opened;
  }

  async #open(id: string): Promise<Opened> {
    const row = await this.storage.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return { ok: false, code: 'no-such-table' };
    const entries = await this.load(id, 0);
    if (entries.length === 0) return { ok: false, code: 'archived' };
    const table = await this.#fold(row, entries);
    if (table === null) return { ok: false, code: row.status === 'over' ? 'archived' : 'other-rules' };
    const hosted = new Hosted(id, row.key, table, row.kept_number, this.#around);
    this.#tables.set(id, hosted);
    this.#metrics.opened.inc();
    if (table.status !== row.status) this.#noter.noteSoon(hosted);
    this.tend(hosted, true);
    return { ok: true, hosted };
  }

  async #fold(row: TableRow, entries: readonly TableEntry[]): Promise<Table | null> {
    const game = await this.shelf.game(row.game, row.pack);
    if (game === null) return null;
    try {
      return Table.open(game, entries);
    } catch (error) {
      if (!(error instanceof BadLog)) throw error;
      const first = entries[0].act;
      if (row.status === 'over' || row.kept === null || first.do !== 'found') return null;
      // Another process knows newer rules: it alone goes on with the match.
      if (entries.some(({ act }) => act.do === 'keep' && (act.kept.match?.rules ?? 0) > game.rules))
        return null;
      // The rules have changed: the match goes on from the state that the old ones had led to.
      const kept: Kept = JSON.parse(row.kept);
      const revived = Table.revive(game, first.founding, kept, entries.slice(row.kept_number));
      const entry: TableEntry = {
        at: Math.max(this.#now(), revived.at),
        act: { do: 'keep', kept: revived.keep() },
      };
      const body = JSON.stringify(entry);
      await this.storage.append([{ table_id: row.id, number: entries.length + 1, body }]);
      this.#log.info({ table: row.id, rules: game.rules }, 'the rules have changed');
      // Another process may have been faster: what is stored counts.
      return Table.open(game, await this.load(row.id, 0));
    }
  }

  drop(id: string): void {
    this.#tables.delete(id);
  }

  /** Unless another one has taken its place. */
  #forget(hosted: Hosted): void {
    if (this.#tables.get(hosted.id) === hosted) this.drop(hosted.id);
  }

  get inMemory(): ReadonlyMap<string, Hosted> {
    return this.#tables;
  }

  #entered(hosted: Hosted, entry: TableEntry): void {
    this.#metrics.entries.inc({ act: entry.act.do });
    if (this.#tables.get(hosted.id) !== hosted) return this.#follow(hosted.id);
    if (entry.act.do !== 'answer' || hosted.table.status === 'over') {
      if (!QUIET.has(entry.act.do)) this.#noter.noteSoon(hosted);
    }
    this.tend(hosted, false);
  }

  /** A table that was dropped while it stored something is followed by one that may not know of it. */
  #follow(id: string): void {
    const next = this.#opening.get(id) ?? this.open(id);
    next
      .then((opened) => (opened.ok ? opened.hosted.catchUp() : undefined))
      .catch((error: unknown) => this.#log.error(error));
  }

  /** Waits until lists and archives know all that has been acknowledged before now. */
  upToDate(): Promise<void> {
    return this.#noter.upToDate();
  }

  #hear(table: string | null): void {
    this.#heard(table).catch((error: unknown) => {
      this.#unheard.add(table);
      this.#log.error(error);
    });
  }

  async #heard(table: string | null): Promise<void> {
    const ids = table === null ? [...this.#tables.keys()] : [table];
    if (ids.length === 0) return;
    const rows = await this.storage.db
      .selectFrom('tables')
      .select(['id', 'minder'])
      .where('id', 'in', ids)
      .execute();
    const there = new Map(rows.map(({ id, minder }) => [id, minder]));
    for (const id of ids) {
      const hosted = this.#tables.get(id);
      if (!there.has(id)) {
        hosted?.tellAll(JSON.stringify({ gone: true }));
        this.drop(id);
      } else if (hosted !== undefined) await hosted.catchUp();
      else if (this.minds(there.get(id) ?? null)) await this.open(id);
    }
  }

  /** Whether this process looks after a table with that minder. */
  minds: (minder: string | null) => boolean = () => false;

  /** Forgets tables that nobody uses, after keeping their state. */
  async sweep(): Promise<void> {
    this.#noter.noteAgain();
    const now = this.#now();
    const unused = [...this.#tables.values()]
      .filter(({ listeners, busy }) => listeners.size === 0 && !busy)
      .sort((a, b) => a.usedAt - b.usedAt);
    const surplus = this.#tables.size - this.#limits.tablesInMemory;
    const leaving = unused.filter(
      ({ usedAt }, place) => now - usedAt >= this.#limits.idle || place < surplus,
    );
    await this.#noter.note(leaving.filter(({ kept, table }) => kept < table.entries));
    for (const hosted of leaving) {
      const { listeners, busy, kept, table } = hosted;
      if (listeners.size === 0 && !busy && kept === table.entries) this.#forget(hosted);
    }
    const staying = [...this.#tables.values()];
    await this.#noter.note(staying.filter(({ kept, table }) => table.entries - kept >= KEEP_EVERY));
    for (const hosted of staying) hosted.unwatch([...hosted.table.chairs.keys(), 'spectator']);
  }

  /** After a crash: tables that are not written down as they are stored are opened once. */
  async mend(): Promise<number> {
    const ids = await notWrittenDown(this.storage);
    for (const id of ids) {
      const opened = await this.open(id);
      if (opened.ok) await this.#noter.note([opened.hosted]);
    }
    return ids.length;
  }
}

/** Acts that change nothing which lists show. */
const QUIET: ReadonlySet<string> = new Set(['chat', 'withdraw', 'undo', 'propose', 'decline']);
