import { readRecord, readTableFile, TABLE_FORMAT } from '@triptych/protocol';
import { entriesAtDevice } from '@triptych/table';
import { rawMatch, type StoredMatch } from './storage.ts';

/** Null if there is none, or if this version cannot read it. */
export async function storedMatch(id: string): Promise<StoredMatch | null> {
  const stored = await rawMatch(id);
  if (stored === undefined) return null;
  if (!('record' in stored)) return inForm(stored);
  const reading = readRecord(stored.record);
  if (!reading.ok) return null;
  const { over, changed } = stored;
  const { game, seats } = reading.record;
  // Matches of earlier versions had no manners of their own; on one's own device nobody minds a hint.
  const entries = entriesAtDevice(reading.record, changed, { hints: true });
  return { id, game, seats, over, changed, entries, snapshot: null };
}

/** The same match with its table as the schemas describe it; null if it has another form. */
function inForm(stored: StoredMatch): StoredMatch | null {
  const { entries, snapshot } = stored;
  // As text, since a browser also stores fields without a value.
  const written: unknown = JSON.parse(JSON.stringify({ format: TABLE_FORMAT, entries, snapshot }));
  const reading = readTableFile(written);
  return reading.ok ? { ...stored, entries: reading.table.entries, snapshot: reading.table.snapshot } : null;
}
