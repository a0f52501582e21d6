import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';

let folder: string;
let file: string;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'triptych-two-threads-'));
  file = join(folder, 'triptych.db');
  storage = await openSqlite(file, 'test');
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const messages = () => storage.db.selectFrom('process_messages').select('table_id').orderBy('id').execute();

test('while somebody else locks the file, the event loop goes on, reads are answered, and writes come through later', async () => {
  const other = new Database(file);
  other.exec('begin immediate');
  const written = Promise.all([
    storage.notify('first'),
    storage.append([{ table_id: 'table', number: 1, body: '{}' }]),
    storage.notify('second'),
  ]);
  // A write in this thread would wait here for the lock that only this thread can release.
  await setImmediate();
  expect(await messages()).toEqual([]);
  other.exec('commit');
  other.close();
  await written;
  expect(await messages()).toEqual([{ table_id: 'first' }, { table_id: 'second' }]);
  expect(await storage.load('table', 0)).toHaveLength(1);
});

test('statements say what they changed, and give rows back', async () => {
  const inserted = await storage.db
    .insertInto('process_messages')
    .values({ process: 'a', table_id: 'x' })
    .returning('table_id')
    .execute();
  expect(inserted).toEqual([{ table_id: 'x' }]);
  const { numInsertedOrUpdatedRows } = await storage.db
    .insertInto('process_messages')
    .values([
      { process: 'a', table_id: 'y' },
      { process: 'a', table_id: 'z' },
    ])
    .executeTakeFirstOrThrow();
  expect(numInsertedOrUpdatedRows).toBe(2n);
  const { numDeletedRows } = await storage.db.deleteFrom('process_messages').executeTakeFirstOrThrow();
  expect(numDeletedRows).toBe(3n);
});

test('a statement that fails is refused with its reason, and the next one is stored', async () => {
  const row = { table_id: 'table', number: 1, body: '{}' };
  await storage.append([row]);
  await expect(storage.db.insertInto('entries').values(row).execute()).rejects.toThrow('UNIQUE');
  await storage.notify('later');
  expect(await messages()).toHaveLength(1);
});

test('a transaction on this connection is refused: it would hold the lock across turns of the event loop', async () => {
  const open = storage.db.transaction().execute(async () => {});
  await expect(open).rejects.toThrow('Storage.together');
});

test('what was deleted is overwritten, in the file and in its journal, unless somebody reads an older state', async () => {
  const remains = (): boolean =>
    ['', '-wal'].some((end) => existsSync(file + end) && readFileSync(file + end).includes('quuxplugh'));
  const write = async (): Promise<readonly boolean[]> =>
    storage.append(
      Array.from({ length: 40 }, (_, at) => ({
        table_id: 'x',
        number: at + 1,
        body: `quuxplugh ${'x'.repeat(300)}`,
      })),
    );
  const erase = async (): Promise<void> => {
    await storage.together([storage.db.deleteFrom('entries')]);
    await storage.tidy();
  };
  await write();
  await storage.tidy();
  expect(remains()).toBe(true);
  await erase();
  expect(remains()).toBe(false);

  await write();
  const reader = new Database(file, { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from entries').get();
  // Nobody waits for the reader.
  await erase();
  expect(await storage.load('x', 0)).toEqual([]);
  reader.exec('commit');
  reader.close();
  await storage.tidy();
  expect(remains()).toBe(false);
});
