// A thread that does nothing but write entries to the embedded database: while the disk works, people are heard.
// Plain JavaScript, because it runs as it lies here as well as bundled.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** Three for each row: table, number, body. @typedef {(string | number)[]} Rows */

const database = new Database(workerData.file);
database.pragma('journal_mode = WAL');
// An answer is told only after it has reached the disk.
database.pragma('synchronous = FULL');
database.pragma('busy_timeout = 10000');
// Pages that change again and again are moved into the database once, not every few batches.
database.pragma('wal_autocheckpoint = 8000');
const insert = database.prepare(
  'insert into entries (table_id, number, body) values (?, ?, ?) on conflict do nothing',
);
const append = database.transaction((/** @type {Rows} */ rows) => {
  const stored = [];
  for (let at = 0; at < rows.length; at += 3) {
    stored.push(insert.run(rows[at], rows[at + 1], rows[at + 2]).changes === 1);
  }
  return stored;
});

parentPort?.on('message', (/** @type {Rows | null} */ rows) => {
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
