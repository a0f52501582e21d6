import { readEntry, type TableEntry } from '@triptych/protocol';
import { type Game, type GameModule, ownPacks } from '@triptych/kernel';
import { Table } from '@triptych/table';
import { BACKED_UP, type BackedUpTable, type Row, writeBackup } from '../backup.ts';
import { unpackArchive } from '../tables/pack-archive.ts';
import { databaseFile, openStorage, type DatabaseLocation } from '../storage/index.ts';
import { DamagedFile } from './damaged-file.ts';

/** What is left of a database. */
export interface Findings {
  /** False: the file is not a database, and nothing can be read from it. */
  readonly isDatabase: boolean;
  /** What SQLite finds wrong with the file, in its own words. */
  readonly problems: readonly string[];
  /** Complete tables. */
  readonly whole: number;
  /** Tables whose log breaks off: how many entries can be saved. */
  readonly cut: readonly { readonly id: string; readonly entries: number }[];
  /** Tables without any log left. */
  readonly lost: readonly string[];
  /** Rows, or ranges of rows, that cannot be read. */
  readonly unreadable: number;
  /** Rows in the file of what could be saved; null if none was asked for. */
  readonly saved: number | null;
}

/**
 * Reads everything in a database and reports what is intact. With `file`, writes all that can be saved as a
 * backup, which can be restored into a new database. Nothing is changed.
 */
export async function checkDatabase(
  place: DatabaseLocation,
  games: readonly GameModule[],
  file: string | null,
): Promise<Findings> {
  const path = databaseFile(place);
  const source = path === null ? await sourceOf(place) : sourceOfFile(path);
  if (source === null)
    return { isDatabase: false, problems: [], whole: 0, cut: [], lost: [], unreadable: 0, saved: null };
  try {
    const inspector = new Inspector(source, games);
    await inspector.inspect();
    const saved = file === null ? null : await writeBackup(file, inspector.savedRows());
    const { whole, cut, lost } = inspector;
    return {
      isDatabase: true,
      problems: source.problems(),
      whole,
      cut: [...cut].map(([id, entries]) => ({ id, entries })),
      lost: [...lost],
      unreadable: source.unreadable(),
      saved,
    };
  } finally {
    await source.close();
  }
}

/** Where rows are read from. */
interface Source {
  rows(table: BackedUpTable): AsyncIterable<Row> | Iterable<Row>;
  entries(table: string): Promise<Row[]> | Row[];
  problems(): string[];
  unreadable(): number;
  close(): Promise<void> | void;
}

function sourceOfFile(path: string): Source | null {
  const file = DamagedFile.open(path);
  if (file === null) return null;
  return {
    rows: (table) => file.rows(table),
    entries: (table) => file.entries(table),
    problems: () => file.problems(),
    unreadable: () => file.unreadable,
    close: () => file.close(),
  };
}

/** PostgreSQL looks after its files itself; here only the logs are checked. */
async function sourceOf(place: DatabaseLocation): Promise<Source> {
  const storage = await openStorage(place, 'check');
  return {
    async *rows(table) {
      yield* await storage.patient.selectFrom(table).selectAll().execute();
    },
    entries: async (table) => (await storage.load(table, 0)).map((row) => ({ ...row })),
    problems: () => [],
    unreadable: () => 0,
    close: () => storage.close(),
  };
}

class Inspector {
  readonly #source: Source;
  readonly #modules: readonly GameModule[];
  readonly #games = new Map<string, Game>();
  /** Contents of stored packs, by their hashes. */
  readonly #packs = new Map<string, string>();
  readonly #archived = new Set<string>();
  whole = 0;
  readonly cut = new Map<string, number>();
  readonly lost = new Set<string>();

  constructor(source: Source, modules: readonly GameModule[]) {
    this.#source = source;
    this.#modules = modules;
  }

  async inspect(): Promise<void> {
    for await (const { hash, content } of this.#source.rows('packs'))
      this.#packs.set(String(hash), String(content));
    for await (const { table_id, body } of this.#source.rows('archives')) {
      const readable = body instanceof Uint8Array && (await isArchive(Buffer.from(body)));
      if (readable) this.#archived.add(String(table_id));
    }
    for await (const row of this.#source.rows('tables')) {
      const id = String(row.id);
      const bodies = (await this.#source.entries(id)).map(({ number, body }) => ({ number, body }));
      const good = this.#goodEntries(row, bodies);
      // The entries of a finished match are deleted once it is archived.
      if (good === bodies.length && (good > 0 || this.#archived.has(id)) && good >= this.#expected(row))
        this.whole++;
      else if (good > 0) this.cut.set(id, good);
      else if (this.#archived.has(id)) this.whole++;
      else this.lost.add(id);
    }
  }

  /** There must be at least as many entries as the row says. */
  #expected({ id, snapshot_number }: Row): number {
    return this.#archived.has(String(id)) ? 0 : Number(snapshot_number);
  }

  /** How many entries, from the first one on, form a valid log. */
  #goodEntries(row: Row, bodies: readonly Row[]): number {
    const entries: TableEntry[] = [];
    for (const [at, { number, body }] of bodies.entries()) {
      const entry = Number(number) === at + 1 ? tried(() => readEntry(String(body))) : null;
      if (entry === null) break;
      entries.push(entry);
    }
    const game = tried(() => this.#gameOf(row));
    // Without its game a log cannot be played, but it can be kept.
    if (game === null) return entries.length;
    let [low, high] = [0, entries.length];
    if (tried(() => Table.open(game, entries)) !== null) return entries.length;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (tried(() => Table.open(game, entries.slice(0, middle))) === null) high = middle - 1;
      else low = middle;
    }
    // A log for other rules counts as intact: these rules cannot tell.
    return low <= 1 ? entries.length : low;
  }

  #gameOf({ game, pack }: Row): Game | null {
    const hash = String(pack);
    const name = `${String(game)} ${hash}`;
    const module = this.#modules.find(({ id }) => id === game);
    if (module === undefined) return null;
    const content = ownPacks(module).get(hash) ?? JSON.parse(this.#packs.get(hash) ?? 'null');
    const read = module.readPack(content);
    const opened = this.#games.get(name) ?? (read.ok ? module.open(read.pack) : null);
    if (opened !== null) this.#games.set(name, opened);
    return opened;
  }

  /** Everything that can be restored. */
  async *savedRows(): AsyncGenerator<{ table: BackedUpTable; row: Row }> {
    const kept = new Set<string>();
    for (const table of BACKED_UP) {
      if (table === 'entries') {
        for (const id of kept) {
          const entries = await this.#source.entries(id);
          for (const row of entries.slice(0, this.cut.get(id))) yield { table, row };
        }
        continue;
      }
      for await (const row of this.#source.rows(table)) {
        const id = String(table === 'tables' ? row.id : row.table_id);
        if (table === 'tables') {
          if (this.lost.has(id)) continue;
          kept.add(id);
          // Its row will be rebuilt from its entries.
          const anew = {
            snapshot: null,
            snapshot_number: 0,
            status: 'running',
            turns_number: 0,
            rewritten: 0,
          };
          yield { table, row: this.cut.has(id) ? { ...row, ...anew } : row };
        } else if (table !== 'archives' || this.#archived.has(id)) yield { table, row };
      }
    }
  }
}

async function isArchive(body: Buffer): Promise<boolean> {
  return unpackArchive(body).then(
    () => true,
    () => false,
  );
}

function tried<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
