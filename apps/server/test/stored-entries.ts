import type { TableEntry } from '@triptych/protocol';
import { openStorage } from '../storage/index.ts';
import type { TestDatabase } from './test-server.ts';

/** A table's stored entries, whichever process serves it. */
export async function stored(testDatabase: TestDatabase, table: string): Promise<TableEntry[]> {
  const storage = await openStorage(testDatabase.settings(), 'looker');
  const rows = await storage.load(table, 0);
  await storage.close();
  return rows.map(({ body }): TableEntry => JSON.parse(body));
}

export function chatsOf(entries: readonly TableEntry[]): string[] {
  return entries.flatMap(({ act }) => (act.do === 'chat' ? [act.text] : []));
}
