// A thread that does nothing but write entries to the embedded database: while the disk works, people are heard.
// Plain JavaScript, because it runs as it lies here as well as bundled.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** @typedef {[table: string, number: number, body: string]} Row */

const database = new Database(workerData.file);
database.pragma('journal_mode = WAL');
// An answer is told only after it has reached the disk.
database.pragma('synchronous = FULL');
database.pragma('busy_timeout = 10000');
const insert = database.prepare(
  'insert into entries (table_id, number, body) values (?, ?, ?) on conflict do nothing',
);
const append = database.transaction((/** @type {Row[]} */ rows) =>
  rows.map((row) => insert.run(...row).changes === 1),
);

parentPort?.on('message', (/** @type {Row[] | null} */ rows) => {
  if (rows === null) {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage({ stored: append.immediate(rows) });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});
