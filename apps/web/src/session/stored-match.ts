import { readRecord } from '@triptych/protocol';
import { entriesAtDevice } from '@triptych/table';
import { rawMatch, type StoredMatch } from './storage.ts';

/** Null if there is none, or if this version cannot read it. */
export async function storedMatch(id: string): Promise<StoredMatch | null> {
  const stored = await rawMatch(id);
  if (stored === undefined) return null;
  if (!('record' in stored)) return stored;
  const reading = readRecord(stored.record);
  if (!reading.ok) return null;
  const { over, changed } = stored;
  const { game, seats } = reading.record;
  // Matches of earlier versions had no manners of their own; on one's own device nobody minds a hint.
  const entries = entriesAtDevice(reading.record, changed, { hints: true });
  return { id, game, seats, over, changed, entries, snapshot: null };
}
