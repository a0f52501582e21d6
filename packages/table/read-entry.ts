import { type Json, upgradeEntry, upgradeSnapshot } from '@triptych/protocol';
import type { TableEntry } from './entry.ts';
import type { Snapshot } from './state.ts';

/** A stored entry, written by this version or an earlier one. */
export function readEntry(body: string): TableEntry {
  const stored: Json = JSON.parse(body);
  return upgradeEntry(stored) as unknown as TableEntry;
}

export function readSnapshot(body: string): Snapshot {
  const stored: Json = JSON.parse(body);
  return upgradeSnapshot(stored) as unknown as Snapshot;
}
