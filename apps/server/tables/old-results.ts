import { readSummary, type TableSummary } from '@triptych/protocol';
import type { Storage } from '../storage/storage.ts';
import { unpackArchive } from './pack-archive.ts';
import { placesIn } from '@triptych/table';

const BATCH = 50;

/** Earlier versions stored finished matches without their result: read it from their archives. */
export async function fillOldResults({ db }: Storage): Promise<number> {
  let filled = 0;
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('archives', 'archives.table_id', 'tables.id')
      .select(['id', 'summary', 'body'])
      .where('status', '=', 'over')
      .where('summary', 'not like', '%"ranking"%')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, summary, body } of rows) {
      const ranking = placesIn((await unpackArchive(body)).outcome);
      const whole: TableSummary = { ...readSummary(summary), ranking };
      await db
        .updateTable('tables')
        .set({ summary: JSON.stringify(whole) })
        .where('id', '=', id)
        .execute();
      filled++;
    }
    if (rows.length < BATCH) return filled;
    last = rows[rows.length - 1].id;
  }
}
