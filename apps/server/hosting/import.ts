import { randomBytes } from 'node:crypto';
import type { Archive } from '@triptych/table';
import type { House } from './house.ts';
import type { Summary } from './summary.ts';

/** A finished match from elsewhere becomes a table without entries: it can be replayed, exported and deleted. */
export async function importArchive(
  house: House,
  archive: Archive,
  body: Buffer,
  host: string,
): Promise<string> {
  const { record, ended } = archive;
  const id = randomBytes(12).toString('base64url');
  const summary: Summary = {
    options: record.options,
    pack: record.pack.name,
    pace: { kind: 'none' },
    seats: record.seats.map(({ name, player }) => ({ kind: player, name })),
  };
  const { db } = house.storage;
  await house.storage.together([
    db.insertInto('tables').values({
      id,
      key: randomBytes(12).toString('base64url'),
      game: record.game,
      status: 'over',
      public: 0,
      host,
      pack: record.pack.hash,
      summary: JSON.stringify(summary),
      created_at: Date.now(),
      changed_at: Date.now(),
      minded: 0,
      minder: null,
      kept: null,
      kept_number: 0,
    }),
    db.insertInto('archives').values({ table_id: id, ended_at: ended, body }),
    db.insertInto('table_people').values({ table_id: id, person_id: host }),
  ]);
  return id;
}
