import type { TableEntry } from '@triptych/table';
import { openStorage } from '../storage/index.ts';
import type { Stage } from './stage.ts';

/** What is in the database, whoever serves it. */
export async function stored(stage: Stage, table: string): Promise<TableEntry[]> {
  const storage = await openStorage(stage.settings(), 'looker');
  const rows = await storage.load(table, 0);
  await storage.close();
  return rows.map(({ body }): TableEntry => JSON.parse(body));
}

export function chatsOf(entries: readonly TableEntry[]): string[] {
  return entries.flatMap(({ act }) => (act.do === 'chat' ? [act.text] : []));
}
