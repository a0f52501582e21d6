import type { MatchRecord, SeatRecord } from '@triptych/kernel';
import type { rest } from '@triptych/protocol';
import type { StoredTable } from '@triptych/table';
import type { DBSchema } from 'idb';
import { lazyDatabase } from './lazy-database.ts';

/** A match stored in this browser: what lists show of it, and its table. */
export interface StoredMatch extends StoredTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatRecord[];
  readonly over: boolean;
  /** Its players ended it early. Matches of earlier versions lack this. */
  readonly endedEarly?: boolean;
  /** The seats that ended it by giving up. */
  readonly resigned?: readonly number[];
  /** Its result. Matches of earlier versions lack it until they are opened. */
  readonly ranking?: readonly rest.RankedSeat[];
  /** In milliseconds. */
  readonly changed: number;
  /** Its content pack, if that does not come with the game. */
  readonly pack?: unknown;
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

const open = lazyDatabase<Schema>('triptych', (created) => {
  created.createObjectStore('matches', { keyPath: 'id' });
});

/** Matches for which this browser has no room: they last as long as the page. */
const unstored = new Map<string, StoredMatch>();

export function unstoredMatch(id: string): StoredMatch | null {
  return unstored.get(id) ?? null;
}

/** A new match can be played even if it cannot be stored; its players get a warning. */
export async function storeNewMatch(match: StoredMatch): Promise<void> {
  try {
    await storeMatch(match);
  } catch {
    unstored.set(match.id, match);
  }
}

/** What a worker has of a match that this browser could not store; null: all of it is stored. */
export function keepUnstored(id: string, match: StoredMatch | null): void {
  if (match === null) unstored.delete(id);
  else unstored.set(id, match);
}

/** Whether this browser stores anything at all. */
export async function storesMatches(): Promise<boolean> {
  return open().then(
    () => true,
    () => false,
  );
}

export async function storeMatch(match: StoredMatch): Promise<void> {
  await (await open()).put('matches', match);
}

/** As it is stored, in whichever version; undefined if there is none. */
export async function rawMatch(id: string): Promise<StoredMatch | StoredRecord | undefined> {
  return unstored.get(id) ?? (await open()).get('matches', id);
}

/** What lists show of a match. */
export type MatchInfo = Pick<
  StoredMatch,
  'id' | 'game' | 'seats' | 'over' | 'endedEarly' | 'resigned' | 'ranking' | 'changed' | 'pack'
>;

/** The newest first. Whether a match can still be played shows when it is opened. */
export async function listMatches(): Promise<MatchInfo[]> {
  const stored = await open().then(
    (opened) => opened.getAll('matches'),
    () => [],
  );
  return [...unstored.values(), ...stored.filter(({ id }) => !unstored.has(id))]
    .map(infoOf)
    .filter((info) => info !== null)
    .sort((a, b) => b.changed - a.changed);
}

export async function matchInfo(id: string): Promise<MatchInfo | null> {
  const stored = await rawMatch(id);
  return stored === undefined ? null : infoOf(stored);
}

export async function forgetMatch(id: string): Promise<void> {
  const lacked = unstored.delete(id);
  try {
    await (await open()).delete('matches', id);
  } catch (error) {
    if (!lacked) throw error;
  }
}

function infoOf(stored: StoredMatch | StoredRecord): MatchInfo | null {
  if (!('record' in stored)) return stored;
  const { id, record, over, changed } = stored;
  const { game, seats } = record;
  return typeof game === 'string' && Array.isArray(seats) ? { id, game, seats, over, changed } : null;
}
