import { type Json, type Snapshot, type TableEntry, upgradeEntry, upgradeSnapshot } from '@triptych/protocol';

/** A stored entry, written by this version or an earlier one. */
export function readEntry(body: string): TableEntry {
  const stored: Json = JSON.parse(body);
  return upgradeEntry(stored) as unknown as TableEntry;
}

export function readSnapshot(body: string): Snapshot {
  const stored: Json = JSON.parse(body);
  return upgradeSnapshot(stored) as unknown as Snapshot;
}
