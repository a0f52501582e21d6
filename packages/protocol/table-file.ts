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

/** A table stored in its own file: all its entries, and its state in case the rules change. */
export type TableFile = Readonly<z.infer<typeof tableFile>>;

export type TableFileReading = { readonly ok: true; readonly table: TableFile } | RecordProblem;

/** Reads a table from a file and checks its format only; folding it shows whether its answers are legal. */
export function readTableFile(data: unknown): TableFileReading {
  const problem = formatProblem(data, [TABLE_FORMAT]);
  if (problem !== null) return problem;
  const reading = tableFile.safeParse(data);
  return reading.success ? { ok: true, table: reading.data } : badField(reading.error);
}
