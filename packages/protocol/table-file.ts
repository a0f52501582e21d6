import { z } from 'zod';
import { count } from './basics.ts';
import { badField, formatProblem, type RecordProblem } from './record.ts';
import { firstEntry, laterEntry, snapshot } from './table-entry.ts';

export const TABLE_FORMAT = 'triptych-table-1';

const tableFile = z
  .object({
    format: z.literal(TABLE_FORMAT),
    entries: z.tuple([firstEntry], laterEntry),
    snapshot: z.object({ state: snapshot, after: count }).nullable(),
  })
  .refine(({ entries, snapshot: kept }) => kept === null || kept.after <= entries.length, {
    path: ['snapshot'],
  });

/** A table as it is stored in a file of its own: all that was entered, and its state for the day on which the rules change. */
export type TableFile = Readonly<z.infer<typeof tableFile>>;

export type TableFileReading = { readonly ok: true; readonly table: TableFile } | RecordProblem;

/** Reads a table from a file: its form only. Whether its answers are legal shows when it is folded. */
export function readTableFile(data: unknown): TableFileReading {
  const problem = formatProblem(data, [TABLE_FORMAT]);
  if (problem !== null) return problem;
  const reading = tableFile.safeParse(data);
  return reading.success ? { ok: true, table: reading.data } : badField(reading.error);
}
