import type { SeatRecord } from '@triptych/kernel';
import { readRecord } from '@triptych/protocol';
import { entriesFromRecord, LOCAL_PERSON, type StoredTable, type TableEntry } from '@triptych/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match stored in this browser: what lists show of it, and its table. */
export interface StoredMatch extends StoredTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatRecord[];
  readonly over: boolean;
  /** In milliseconds. */
  readonly changed: number;
}

/** The format of the first version. */
interface StoredRecord {
  readonly id: string;
  readonly record: unknown;
  readonly over: boolean;
  readonly changed: number;
}

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch | StoredRecord };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('triptych', 1, {
    upgrade(created) {
      created.createObjectStore('matches', { keyPath: 'id' });
    },
  });
  return database;
}

export async function storeMatch(match: StoredMatch): Promise<void> {
  await (await open()).put('matches', match);
}

/** Null if there is none, or if this version cannot read it. */
export async function storedMatch(id: string): Promise<StoredMatch | null> {
  const stored = await (await open()).get('matches', id);
  return stored === undefined ? null : upgrade(stored);
}

/** Newest first. */
export async function storedMatches(): Promise<StoredMatch[]> {
  const all = await (await open()).getAll('matches');
  return all
    .map(upgrade)
    .filter((match) => match !== null)
    .sort((a, b) => b.changed - a.changed);
}

export async function forgetMatch(id: string): Promise<void> {
  await (await open()).delete('matches', id);
}

function upgrade(stored: StoredMatch | StoredRecord): StoredMatch | null {
  if (!('record' in stored)) return stored;
  const reading = readRecord(stored.record);
  if (!reading.ok) return null;
  const { id, over, changed } = stored;
  const { game, seats } = reading.record;
  const entries: readonly TableEntry[] = entriesFromRecord(reading.record, {
    seed: null,
    now: changed,
    personAt: () => LOCAL_PERSON,
  });
  return { id, game, seats, over, changed, entries, snapshot: null };
}
