// A thread that writes to the embedded database, so that the server stays responsive while the disk works.
// Plain JavaScript, because it runs both unbuilt and bundled.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** Three for each row: table, number, body. @typedef {string[]} Rows */
/** @typedef {{ readonly sql: string, readonly parameters: readonly unknown[] }[]} Statements */

const database = new Database(workerData.file);
database.pragma('journal_mode = WAL');
// An answer must reach the disk before anybody sees it.
database.pragma('synchronous = FULL');
const PATIENCE = 'busy_timeout = 10000';
database.pragma(PATIENCE);
// What is deleted is overwritten.
database.pragma('secure_delete = on');
// Checkpoint rarely: pages that change often are then copied into the database only once.
database.pragma('wal_autocheckpoint = 8000');
const insert = database.prepare(
  'insert into entries (table_id, number, body) values (?, ?, ?) on conflict do nothing',
);
const append = database.transaction((/** @type {Rows} */ rows) => {
  const taken = [];
  for (let at = 0; at < rows.length; at += 3) {
    const { changes } = insert.run(rows[at], Number(rows[at + 1]), rows[at + 2]);
    if (changes === 0) taken.push(at / 3);
  }
  return taken;
});
const together = database.transaction((/** @type {Statements} */ statements) =>
  statements.map(({ sql, parameters }) => {
    const statement = database.prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }),
);

/** Empties the journal, unless somebody reads an older state: then a later checkpoint does. Nobody waits for that. */
function tidy() {
  database.pragma('busy_timeout = 0');
  database.pragma('wal_checkpoint(truncate)');
  database.pragma(PATIENCE);
}

/** @param {string | Statements | { tidy: true }} message */
function carryOut(message) {
  if (typeof message === 'string') return { taken: append.immediate(message.split('\n')), results: [] };
  if ('tidy' in message) {
    tidy();
    return { taken: [], results: [] };
  }
  return { taken: [], results: together.immediate(message) };
}

parentPort?.on('message', (/** @type {string | Statements | { tidy: true } | null} */ message) => {
  if (message === null) {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage(carryOut(message));
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});
