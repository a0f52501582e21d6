import { readEntry, readSnapshot, type TableEntry } from '@triptych/protocol';
import { type LiveTable, reopenTable, Table } from '@triptych/table';
import type { Log } from '../log.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { GameCatalog } from './game-catalog.ts';
import { peopleOf, rowOf } from './table-index.ts';

/** What a table is stored with besides its entries. */
export interface NewTableRow {
  readonly id: string;
  readonly key: string;
  readonly isPublic: boolean;
  /** The hash of the table's own words for the pack. */
  readonly words: string | null;
}

type LoadedTable =
  | { readonly ok: true; readonly row: TableRow; readonly table: Table }
  | { readonly ok: false; readonly code: 'no-such-table' | 'other-rules' | 'archived' };

/** A table in memory, or why it cannot be opened. */
export type OpenedTable =
  | { readonly ok: true; readonly live: LiveTable }
  | Extract<LoadedTable, { readonly ok: false }>;

/** Brings tables from the storage into memory, and new ones into the storage. */
export class TableLoader {
  readonly #storage: Storage;
  readonly #catalog: GameCatalog;
  readonly #log: Log;
  readonly #now: () => number;

  constructor(storage: Storage, catalog: GameCatalog, log: Log, now: () => number) {
    this.#storage = storage;
    this.#catalog = catalog;
    this.#log = log;
    this.#now = now;
  }

  async entries(table: string, after: number): Promise<TableEntry[]> {
    const rows = await this.#storage.load(table, after);
    return rows.map(({ body }) => readEntry(body));
  }

  /** Stores a table that begins with these entries; throws BadLog if they are invalid. */
  async store({ id, key, isPublic, words }: NewTableRow, entries: readonly TableEntry[]): Promise<Table> {
    const [first] = entries;
    if (first?.act.do !== 'create') throw new Error('the first entry must create the table');
    const { game: name, pack } = first.act.config;
    const game = await this.#catalog.game(name, pack.hash);
    if (game === null) throw new Error(`no game ${name} with pack ${pack.hash}`);
    const table = Table.open(game, entries);
    const row: TableRow = {
      id,
      key,
      game: name,
      public: isPublic ? 1 : 0,
      pack: pack.hash,
      words,
      created_at: this.#now(),
      runner: null,
      turns_number: 0,
      rewritten: 0,
      ...rowOf(table),
    };
    const { db } = this.#storage;
    await this.#storage.together([
      db.insertInto('tables').values(row),
      db
        .insertInto('entries')
        .values(entries.map((entry, at) => ({ table_id: id, number: at + 1, body: JSON.stringify(entry) }))),
      db.insertInto('table_people').values(peopleOf(table).map((person_id) => ({ table_id: id, person_id }))),
    ]);
    return table;
  }

  async load(id: string): Promise<LoadedTable> {
    const row = await this.#storage.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return { ok: false, code: 'no-such-table' };
    const entries = await this.entries(id, 0);
    if (entries.length === 0) return { ok: false, code: 'archived' };
    const table = await this.#fold(row, entries);
    if (table === null) return { ok: false, code: row.status === 'over' ? 'archived' : 'other-rules' };
    return { ok: true, row, table };
  }

  async #fold(row: TableRow, entries: readonly TableEntry[]): Promise<Table | null> {
    const game = await this.#catalog.game(row.game, row.pack);
    if (game === null) return null;
    const reopened = reopenTable(game, { entries, snapshot: this.#snapshotOf(row) }, this.#now());
    if (reopened === null || reopened.entry === null) return reopened?.table ?? null;
    const body = JSON.stringify(reopened.entry);
    await this.#storage.append([{ table_id: row.id, number: entries.length + 1, body }]);
    this.#log.info({ table: row.id, rules: game.rules }, 'the rules have changed');
    // Another process may have been faster: use what is stored.
    return Table.open(game, await this.entries(row.id, 0));
  }

  /** Only a copy of what the entries lead to: a damaged one is not missed unless the rules have changed. */
  #snapshotOf({ id, status, snapshot, snapshot_number: after }: TableRow) {
    if (status === 'over' || snapshot === null) return null;
    try {
      return { state: readSnapshot(snapshot), after };
    } catch {
      this.#log.warn({ table: id }, 'the snapshot is damaged');
      return null;
    }
  }
}
