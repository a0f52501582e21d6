import type { TableEntry } from '@triptych/protocol';
import type { LiveTableIO, NewEntry, StoreResult } from './live-table.ts';

/** A device that alone writes to its table: a browser, or a terminal with the file of a match. */
export interface SoleWriter {
  /** Stores an entry durably; nobody learns of it before. */
  store(entry: TableEntry, number: number): Promise<void>;
  /** Called after every entry. */
  entered(): void;
  /** An error that no caller is waiting for. */
  failed(error: unknown): void;
  now(): number;
  newEpoch(): string;
}

/** How such a device runs a live table: nobody else writes to it, and everybody who may play is already there. */
export function soleWriterIO(device: SoleWriter): LiveTableIO {
  const append = async ({ body, number }: NewEntry): Promise<StoreResult> => {
    try {
      await device.store(JSON.parse(body), number);
      return true;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  return {
    append: (entry, stored) => void append(entry).then(stored),
    load: () => Promise.resolve([]),
    entered: () => device.entered(),
    unsure: () => {},
    attended: () => {},
    drop: (_table, problem) => device.failed(problem),
    now: () => device.now(),
    newEpoch: () => device.newEpoch(),
  };
}
