import { exportPerson } from '../people/export-person.ts';
import { noticeTable } from '../notices/notice-text.ts';
import type { Server } from '../serve.ts';
import { Feed } from './feed.ts';
import type { Player } from './guest.ts';

/**
 * What someone is told about a table they are not looking at: by the feed of their lists, by a notice, and in
 * everything that is stored about them. As text, without what differs between any two tables.
 */
export async function toldElsewhere(
  server: Server,
  { guest, viewer }: Player,
  table: string,
): Promise<string[]> {
  const { registry } = server;
  await registry.upToDate();
  const feed = await Feed.open(guest);
  await feed.until(() => feed.frames.some(({ tables }) => tables !== undefined));
  feed.socket.terminate();
  const told: unknown[] = [feed.tables.filter(({ id }) => id === table)];
  const opened = await registry.open(table);
  const player = opened.ok && viewer !== 'spectator' ? opened.live.table.seats[viewer].player : null;
  if (player?.kind === 'person') {
    const row = await registry.storage.db
      .selectFrom('tables')
      .select(['id as table_id', 'game', 'summary'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    told.push(noticeTable({ ...row, person_id: player.id }), row.summary);
    const { tables } = await exportPerson(registry, player.id);
    told.push(Array.isArray(tables) ? tables.filter(({ id }: { id: string }) => id === table) : null);
  }
  return told.map((one) =>
    JSON.stringify(one)
      .replaceAll(table, 'table')
      .replaceAll(/\b\d{13}\b/g, '0'),
  );
}
