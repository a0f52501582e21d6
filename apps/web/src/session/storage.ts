import type { MatchRecord } from '@triptych/kernel';
import { readRecord } from '@triptych/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match that is kept in this browser. */
export interface KeptMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly over: boolean;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

interface Kept extends DBSchema {
  matches: { key: string; value: KeptMatch };
}

let database: Promise<IDBPDatabase<Kept>> | null = null;

function open(): Promise<IDBPDatabase<Kept>> {
  database ??= openDB<Kept>('triptych', 1, {
    upgrade(created) {
      created.createObjectStore('matches', { keyPath: 'id' });
    },
  });
  return database;
}

export async function keepMatch(match: KeptMatch): Promise<void> {
  await (await open()).put('matches', match);
}

/** Null if there is none, or if what is there is no match that this version can read. */
export async function keptMatch(id: string): Promise<KeptMatch | null> {
  const kept = await (await open()).get('matches', id);
  return kept !== undefined && readRecord(kept.record).ok ? kept : null;
}

/** The newest first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const all = await (await open()).getAll('matches');
  return all.filter(({ record }) => readRecord(record).ok).sort((a, b) => b.changed - a.changed);
}

export async function forgetMatch(id: string): Promise<void> {
  await (await open()).delete('matches', id);
}
