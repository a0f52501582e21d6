import type { MatchRecord, SeatRecord } from '@triptych/kernel';
import type { RankedSeat, StoredTable } from '@triptych/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match stored in this browser: what lists show of it, and its table. */
export interface StoredMatch extends StoredTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatRecord[];
  readonly over: boolean;
  /** Its players ended it early. Matches of earlier versions lack this. */
  readonly endedEarly?: boolean;
  /** Its result. Matches of earlier versions lack it until they are opened. */
  readonly ranking?: readonly RankedSeat[];
  /** In milliseconds. */
  readonly changed: number;
}

/** How the first version stored a match. */
export interface StoredRecord {
  readonly id: string;
  readonly record: Partial<MatchRecord>;
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

/** As it is stored, in whichever version; undefined if there is none. */
export async function rawMatch(id: string): Promise<StoredMatch | StoredRecord | undefined> {
  return (await open()).get('matches', id);
}

/** What lists show of a match. */
export type MatchInfo = Pick<
  StoredMatch,
  'id' | 'game' | 'seats' | 'over' | 'endedEarly' | 'ranking' | 'changed'
>;

/** The newest first. Whether a match can still be played shows when it is opened. */
export async function listMatches(): Promise<MatchInfo[]> {
  const all = await (await open()).getAll('matches');
  return all
    .map(infoOf)
    .filter((info) => info !== null)
    .sort((a, b) => b.changed - a.changed);
}

export async function matchInfo(id: string): Promise<MatchInfo | null> {
  const stored = await rawMatch(id);
  return stored === undefined ? null : infoOf(stored);
}

export async function forgetMatch(id: string): Promise<void> {
  await (await open()).delete('matches', id);
}

function infoOf(stored: StoredMatch | StoredRecord): MatchInfo | null {
  if (!('record' in stored)) return stored;
  const { id, record, over, changed } = stored;
  const { game, seats } = record;
  return typeof game === 'string' && Array.isArray(seats) ? { id, game, seats, over, changed } : null;
}
