import type { Status, TableConfig, TableEntry } from '@triptych/protocol';
import { randomBytes } from 'node:crypto';
import { LiveTable, type LiveTableIO, Rewritten } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import { PEOPLE_ACTS, UNLISTED_ACTS } from './act-kinds.ts';
import { EntryLog } from './entry-log.ts';
import { type RegistryLimits, tablesToEvict } from './evict.ts';
import { IndexWriter } from './index-writer.ts';
import type { GameCatalog } from './game-catalog.ts';
import { SESSIONS, SITE } from './subjects.ts';
import { staleTables } from './table-index.ts';
import { type OpenedTable, TableLoader } from './table-loader.ts';
import { TableRefresher } from './table-refresher.ts';
import { newTableName } from './table-name.ts';

/** A running table's snapshot is stored after this many entries, in case the rules change. */
const SNAPSHOT_EVERY = 100;
/** How often, at most, listeners are told who is connected, in milliseconds. */
const PRESENCE_PAUSE = 250;

/** All tables that this process has in memory. Any of them can be dropped at any time. */
export class TableRegistry {
  readonly storage: Storage;
  readonly catalog: GameCatalog;
  readonly entryLog: EntryLog;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #limits: RegistryLimits;
  readonly #tables = new Map<string, LiveTable>();
  /** The statuses that the rows of the tables in memory say, or are about to say. */
  readonly #listed = new WeakMap<LiveTable, Status>();
  /** How many entries everybody was told about when the watchers were last called. */
  readonly #toldAll = new WeakMap<LiveTable, number>();
  readonly #opening = new Map<string, Promise<OpenedTable>>();
  readonly #io: LiveTableIO;
  readonly #indexWriter: IndexWriter;
  readonly #loader: TableLoader;
  readonly #now: () => number;
  readonly #refresher: TableRefresher;
  #housekeeping: NodeJS.Timeout | null = null;
  /** Somebody has connected to a table or left it, here or in another process. */
  attended: (live: LiveTable) => void = () => {};
  /** Called when a table was opened or has a new entry; `toldAll`: everybody is told about it. */
  readonly #watchers: ((live: LiveTable, toldAll: boolean) => void)[] = [];
  /** Whether entries of other processes matter here although nobody has opened the table. */
  isFollowed: (table: string) => boolean = () => false;
  /** Called when a table was deleted, here or elsewhere. */
  onGone: (table: string) => void = () => {};
  /** Called when people were, or may have been, signed out by another process. */
  sessionsEnded: () => void = () => {};
  /** Called when another process has, or may have, changed what administrators decide. */
  siteChanged: () => void = () => {};
  /** Notifies the runner of bots and clocks. */
  wakeRunner: (live: LiveTable, indexed: boolean) => void = () => {};

  constructor(
    storage: Storage,
    catalog: GameCatalog,
    limits: RegistryLimits,
    log: Log,
    metrics: Metrics,
    now: () => number = Date.now,
  ) {
    this.storage = storage;
    this.catalog = catalog;
    this.#limits = limits;
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
    this.entryLog = new EntryLog(storage, log, metrics);
    this.#loader = new TableLoader(storage, catalog, log, now);
    this.#io = {
      append: ({ table, number, body }, done) =>
        this.entryLog.append({ table_id: table, number, body }, done),
      newEpoch: () => randomBytes(6).toString('base64url'),
      load: (table, after) => this.load(table, after),
      entered: (live, entry) => this.#entered(live, entry),
      attended: (live) => this.attended(live),
      soon: (run) => void setTimeout(run, PRESENCE_PAUSE).unref(),
      unsure: ({ id }) => this.#refresher.markStale(id),
      drop: (live, problem) => {
        if (problem instanceof Rewritten) log.info({ table: live.id }, 'table loaded anew');
        else log.warn({ table: live.id, err: problem }, 'table dropped');
        this.#forget(live);
        // Viewers reconnect and get a fresh state.
        live.hangUp();
      },
      now,
    };
    const load = (table: string): Promise<TableEntry[]> => this.load(table, 0);
    const indexed = (live: LiveTable): void => this.wakeRunner(live, true);
    this.#indexWriter = new IndexWriter({ storage, catalog, load, indexed }, log);
    this.#refresher = new TableRefresher(
      {
        storage,
        inMemory: this.#tables,
        opening: this.#opening,
        open: (id) => this.open(id),
        isNeeded: (id) => this.runsHere(id) || this.isFollowed(id),
        attended: (live) => this.attended(live),
        forget: (live) => this.#forget(live),
        onGone: (id) => this.onGone(id),
      },
      log,
    );
    metrics.tables(() => this.#tables.size);
  }

  async start(): Promise<void> {
    await this.storage.listen((subject) => {
      if (subject === SESSIONS || subject === null) this.sessionsEnded();
      if (subject === SITE || subject === null) this.siteChanged();
      if (subject !== SESSIONS && subject !== SITE) this.#refresher.changedElsewhere(subject);
    });
    this.#housekeeping = setInterval(() => {
      this.entryLog.probe();
      this.#refresher.retry();
      this.housekeep().catch((error: unknown) => this.#log.error(error));
    }, 5000);
    this.#housekeeping.unref();
  }

  /** Stores all snapshots and forgets all tables. */
  async stop(): Promise<void> {
    if (this.#housekeeping !== null) clearInterval(this.#housekeeping);
    await this.#indexWriter.upToDate();
    await this.#indexWriter.write(
      [...this.#tables.values()].filter(({ snapshotAt, table }) => snapshotAt < table.entries),
    );
    this.#tables.clear();
  }

  load(table: string, after: number): Promise<TableEntry[]> {
    return this.#loader.entries(table, after);
  }

  /** `words`: the hash of the table's own words for the pack. */
  async create(
    config: TableConfig,
    isPublic: boolean,
    words: string | null = null,
    key = randomBytes(12).toString('base64url'),
  ): Promise<LiveTable> {
    return this.adopt([{ at: this.#now(), act: { do: 'create', config } }], isPublic, words, key);
  }

  /** Creates a table with these entries from elsewhere; throws BadLog if they are invalid. */
  async adopt(
    entries: readonly TableEntry[],
    isPublic: boolean,
    words: string | null = null,
    key = randomBytes(12).toString('base64url'),
  ): Promise<LiveTable> {
    const id = newTableName();
    const table = await this.#loader.store({ id, key, isPublic, words }, entries);
    const live = new LiveTable(id, key, table, entries.length, this.#io);
    this.#tables.set(id, live);
    this.#listed.set(live, table.status);
    this.#tellWatchers(live);
    return live;
  }

  open(id: string): Promise<OpenedTable> {
    const live = this.#tables.get(id);
    if (live !== undefined) return Promise.resolve({ ok: true, live });
    const opening = this.#opening.get(id);
    if (opening !== undefined) return opening;
    const opened = this.#open(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opened);
    return opened;
  }

  async #open(id: string): Promise<OpenedTable> {
    const loaded = await this.#loader.load(id);
    if (!loaded.ok) return loaded;
    const { row, table } = loaded;
    const live = new LiveTable(id, row.key, table, row.snapshot_number, this.#io);
    this.#tables.set(id, live);
    this.#metrics.opened.inc();
    this.#listed.set(live, table.status);
    if (table.status !== row.status) this.#indexWriter.writeSoon(live);
    this.wakeRunner(live, true);
    this.#tellWatchers(live);
    return { ok: true, live };
  }

  drop(id: string): void {
    this.#tables.delete(id);
  }

  /** Unless the table was already replaced. */
  #forget(live: LiveTable): void {
    if (this.#tables.get(live.id) === live) this.drop(live.id);
  }

  get inMemory(): ReadonlyMap<string, LiveTable> {
    return this.#tables;
  }

  #entered(live: LiveTable, entry: TableEntry): void {
    this.#metrics.entries.inc({ act: entry.act.do });
    if (this.#tables.get(live.id) !== live) return this.#catchUpReplacement(live.id);
    const { status } = live.table;
    const changed = status !== this.#listed.get(live);
    if (changed || !UNLISTED_ACTS.has(entry.act.do)) {
      this.#listed.set(live, status);
      this.#indexWriter.writeSoon(live);
    }
    this.wakeRunner(live, false);
    if (PEOPLE_ACTS.has(entry.act.do)) this.attended(live);
    this.#tellWatchers(live);
  }

  watch(watcher: (live: LiveTable, toldAll: boolean) => void): void {
    this.#watchers.push(watcher);
  }

  #tellWatchers(live: LiveTable): void {
    const { toldAll } = live.table;
    const isNews = toldAll !== this.#toldAll.get(live);
    this.#toldAll.set(live, toldAll);
    for (const tell of this.#watchers) tell(live, isNews);
  }

  /** A table was dropped while it stored an entry: its replacement may lack that entry. */
  #catchUpReplacement(id: string): void {
    const next = this.#opening.get(id) ?? this.open(id);
    next
      .then((opened) => (opened.ok ? opened.live.catchUp() : undefined))
      .catch((error: unknown) => this.#log.error(error));
  }

  /** Waits until lists and archives show everything acknowledged so far. */
  upToDate(): Promise<void> {
    return this.#indexWriter.upToDate();
  }

  /** Whether this process runs the bots and clocks of a table. */
  runsHere: (table: string) => boolean = () => false;

  /** Stores snapshots, and evicts tables that nobody uses. */
  async housekeep(): Promise<void> {
    this.#indexWriter.retryFailed();
    const leaving = tablesToEvict([...this.#tables.values()], this.#limits, this.#now());
    await this.#indexWriter.write(leaving.filter(({ snapshotAt, table }) => snapshotAt < table.entries));
    for (const live of leaving) {
      const { listeners, busy, snapshotAt, table } = live;
      if (listeners.size === 0 && !busy && snapshotAt === table.entries) this.#forget(live);
    }
    const staying = [...this.#tables.values()];
    await this.#indexWriter.write(
      staying.filter(({ snapshotAt, table }) => table.entries - snapshotAt >= SNAPSHOT_EVERY),
    );
    for (const live of staying) live.unwatch([...live.table.seats.keys(), 'spectator']);
  }

  /** After a crash: opens every table whose row is stale, and writes the row. */
  async reindexStaleTables(): Promise<number> {
    const ids = await staleTables(this.storage);
    for (const id of ids) await this.reindex(id);
    return ids.length;
  }

  /** A table was changed by something other than a command: every process that has it checks it again. */
  async changed(id: string): Promise<void> {
    await this.#refresher.refresh(id);
    await this.storage.notify(id);
  }

  /** Opens a table and writes its row and, if it is over, its archive; null if it cannot be opened. */
  async reindex(id: string): Promise<LiveTable | null> {
    const opened = await this.open(id);
    if (!opened.ok) return null;
    await this.#indexWriter.write([opened.live]);
    return opened.live;
  }
}
