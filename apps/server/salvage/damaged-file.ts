import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Row } from '../backup.ts';

/** How many rows are read at once while there is no error. */
const PAGE = 500;
/** The most problems to ask SQLite for. */
const MOST_PROBLEMS = 10;

/** An embedded database, parts of which may be unreadable. It is copied first; the original is not changed. */
export class DamagedFile {
  readonly #folder: string;
  readonly #database: Database.Database;
  /** Rows, or ranges of rows, that could not be read. */
  unreadable = 0;

  private constructor(folder: string, database: Database.Database) {
    this.#folder = folder;
    this.#database = database;
  }

  /** Null if this is not a database at all. */
  static open(file: string): DamagedFile | null {
    const folder = mkdtempSync(join(tmpdir(), 'triptych-check-'));
    const copy = join(folder, 'copy.db');
    copyFileSync(file, copy);
    // The latest changes are in a separate file until a checkpoint.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
    try {
      const database = new Database(copy);
      database.prepare('select count(*) from sqlite_master').get();
      return new DamagedFile(folder, database);
    } catch {
      rmSync(folder, { recursive: true, force: true });
      return null;
    }
  }

  /** What SQLite itself finds wrong. */
  problems(): string[] {
    try {
      const rows = this.#database
        .prepare<[], { integrity_check: string }>(`pragma integrity_check(${MOST_PROBLEMS})`)
        .all();
      return rows.map(({ integrity_check: text }) => text).filter((text) => text !== 'ok');
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  /** All readable rows of a table that has row numbers. */
  *rows(table: string): Generator<Row> {
    const read = this.#reader(
      `select rowid as _rowid, * from "${table}" where rowid > ? order by rowid limit ?`,
    );
    if (read === null) return;
    let last = 0;
    let page = PAGE;
    let step = 1;
    for (;;) {
      const found = read(last, page);
      if (found !== null) {
        for (const { _rowid, ...row } of found) {
          last = Number(_rowid);
          yield row;
        }
        if (found.length < page) return;
        page = Math.min(PAGE, page * 2);
        step = 1;
      } else if (page > 1) page = 1;
      else {
        // A damaged page: continue after it.
        this.unreadable++;
        last += step;
        step *= 2;
        if (step > 2 ** 40) return;
      }
    }
  }

  /** The entries of a table in order, as far as they can be read. */
  entries(table: string): Row[] {
    const all = this.#reader('select * from entries where table_id = ? order by number');
    const whole = all?.(table) ?? null;
    if (whole !== null) return whole;
    const one = this.#reader('select * from entries where table_id = ? and number = ?');
    const found: Row[] = [];
    for (let number = 1; ; number++) {
      const [row] = one?.(table, number) ?? [];
      if (row === undefined) break;
      found.push(row);
    }
    this.unreadable++;
    return found;
  }

  #reader(sql: string): ((...values: (string | number)[]) => Row[] | null) | null {
    try {
      const statement = this.#database.prepare<(string | number)[], Row>(sql);
      return (...values) => {
        try {
          return statement.all(...values);
        } catch {
          return null;
        }
      };
    } catch {
      // The table is gone, or newer than this database.
      return null;
    }
  }

  close(): void {
    this.#database.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
