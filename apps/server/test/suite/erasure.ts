import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type Archive,
  asJson,
  asViewerState,
  EventShapes,
  type JsonObject,
  readMessage,
} from '@triptych/protocol';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../backup.ts';
import { unpackArchive } from '../../tables/pack-archive.ts';
import { storeArchive, writeIndex } from '../../tables/table-index.ts';
import type { Server } from '../../serve.ts';
import { Guest, playOn } from '../guest.ts';
import type { TestDatabase } from '../test-server.ts';
import { playing, TwoServers } from '../two-servers.ts';

/** People who want to be forgotten are, whatever other processes know of them. */
export function erasure(testDatabase: () => TestDatabase): void {
  describe('somebody who leaves for good', () => {
    const servers = new TwoServers(testDatabase);

    /** Everything stored, as text. */
    async function everything(): Promise<string> {
      const { db } = servers.server.registry.storage;
      const tables = await db.introspection.getTables();
      const stored = await Promise.all(
        tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
      );
      const archives = await db.selectFrom('archives').select('body').execute();
      const unpacked = await Promise.all(archives.map(({ body }) => unpackArchive(body)));
      return JSON.stringify([...stored.map(({ rows }) => rows), unpacked]);
    }

    const idOf = async (guest: Guest): Promise<string> =>
      (await guest.send<{ id: string }>('GET', '/me/export')).body.id;

    /** Zoë plays with Ben, who is at the other server, and has finished a match with him. */
    async function company() {
      const { server, other } = servers;
      const [zoe, ben] = [
        await Guest.come(server.port, 'Zoë Quuxplugh'),
        await Guest.come(other.port, 'Ben'),
      ];
      const running = await playing(zoe, ben);
      await running.players[0].say({ do: 'chat', text: 'my secret quuxplugh' });
      await playOn(running.players, 10);
      const finished = await playing(zoe, ben);
      await finished.players[1].say({ do: 'resign', seat: 1 });
      await finished.players[0].until(() => finished.players[0].state.status === 'over');
      return { zoe, ben, running, finished, tables: [running.table, finished.table] };
    }

    // A shorter word would sooner or later occur in a random key.
    it('takes their data along, and leaves nothing behind, here or in a new backup', async () => {
      const { zoe, ben, running, finished, tables } = await company();
      await zoe.send('POST', '/accounts', { name: 'Zoë Quuxplugh', password: 'correct horse battery' });
      await zoe.send('POST', '/me/programs', { name: 'Quuxplughbot' });
      const alone = await zoe.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
      // Somebody else's match, whose row is written after she has said something there.
      const watched = await playing(ben, await Guest.come(servers.server.port, 'Cleo'));
      const watching = await zoe.sit(watched.table, { key: watched.key });
      expect(await watching.say({ do: 'chat', text: 'quuxplugh was here' })).toBe('ok');
      await watched.players[0].say({ do: 'resign', seat: 0 });
      await watched.players[1].until(() => watched.players[1].state.status === 'over');

      const { body } = await zoe.send<{ id: string; account: string; tables: { id: string }[] }>(
        'GET',
        '/me/export',
      );
      expect(body.account).toBe('Zoë Quuxplugh');
      expect(body.tables.map(({ id }) => id).sort()).toEqual([alone.table, ...tables].sort());
      expect(JSON.stringify(body)).toContain('my secret quuxplugh');

      expect((await zoe.send('DELETE', '/me')).status).toBe(200);
      expect((await zoe.send('GET', '/me')).body).toBeNull();
      const there = await ben.sit(running.table);
      expect(there.state.status).toBe('over');
      expect(JSON.stringify(there.frames)).not.toMatch(/quuxplugh/i);
      const exported = await ben.send('GET', `/tables/${finished.table}/export`);
      expect(exported.status).toBe(200);
      expect(JSON.stringify(exported.body)).not.toMatch(/quuxplugh/i);
      expect((await ben.send('GET', `/tables/${alone.table}`)).status).toBe(404);

      const file = join(testDatabase().settings().data, 'after-erasure.backup');
      await backUp(servers.server.registry.storage, file);
      const copy = gunzipSync(readFileSync(file)).toString();
      const { data } = testDatabase().settings();
      const files = ['triptych.db', 'triptych.db-wal'].map((name) => join(data, name)).filter(existsSync);
      const bytes = files.map((name) => readFileSync(name).toString('latin1')).join('');
      expect(bytes).not.toMatch(/quuxplugh/i);
      expect(bytes).not.toContain(body.id);
      for (const text of [copy, await everything()]) {
        expect(text).toContain('Ben');
        expect(text).not.toMatch(/quuxplugh/i);
        expect(text).not.toContain(body.id);
      }
    });

    it('leaves no name in a match that they joined late, and takes none from a pack that is called like them', async () => {
      const ana = await Guest.come(servers.server.port, 'Ana');
      const namesake = await Guest.come(servers.server.port, 'standard');
      const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }];
      const { table } = await ana.createTable({ public: true, seats });
      const hers = await ana.sit(table);
      await hers.say({ do: 'start' });
      await hers.until(() => hers.state.status === 'running');
      expect(await hers.say({ do: 'replace', seat: 2, by: 'open' })).toBe('ok');
      const theirs = await namesake.sit(table);
      expect(await theirs.say({ do: 'sit', seat: 2 })).toBe('ok');
      await hers.until(() => hers.state.seats[2].name === 'standard');
      const { questionVersion } = hers.state;
      expect(await hers.say({ do: 'propose', seat: 0, questionVersion, action: { kind: 'end' } })).toBe('ok');
      await theirs.until(() => theirs.state.proposal !== null);
      expect(await theirs.say({ do: 'agree', proposal: theirs.state.proposal?.number })).toBe('ok');
      await hers.until(() => hers.state.status === 'over');

      expect((await namesake.send('DELETE', '/me')).status).toBe(200);
      const { body } = await ana.send<Archive>('GET', `/tables/${table}/export`);
      expect(body.record.pack.name).toBe('standard');
      expect(body.record.seats.map(({ name }) => name)).toEqual(['Ana', 'Bot 2', 'Bot 3']);
      const { record, content: _content, ...rest } = body;
      expect(JSON.stringify([rest, record.seats])).not.toContain('standard');
      for (const { first, messages } of body.recordings) {
        let state = asJson(first);
        const shapes = new EventShapes();
        for (const written of messages) state = readMessage(written, state, 0, shapes).state as JsonObject;
        expect(asViewerState(state)).toMatchObject({
          status: 'over',
          seats: [{ name: 'Ana' }, {}, { name: '– 3' }],
        });
      }
      const mine = await ana.send<{ id: string; pack: string }[]>('GET', '/me/tables');
      expect(mine.body).toMatchObject([{ id: table, pack: 'standard' }]);
      expect((await ana.send('POST', '/tables/import', body)).status).toBe(201);
    });

    it('is not brought back by a process that still has the old match in memory', async () => {
      const { zoe, ben, tables } = await company();
      const id = await idOf(zoe);
      const { storage, catalog, inMemory } = servers.other.registry;
      const stale = await Promise.all(
        tables.map(async (table) => ({
          live: inMemory.get(table),
          entries: await servers.other.registry.load(table, 0),
        })),
      );
      await zoe.send('DELETE', '/me');
      await storage.db.deleteFrom('archives').where('table_id', 'in', tables).execute();
      const from = { from: 'person', id: await idOf(ben), name: 'Ben' } as const;
      for (const { live, entries } of stale) {
        if (live === undefined) throw new Error('nobody has the match open');
        expect(JSON.stringify(live.table.seats)).toContain('Quuxplugh');
        await writeIndex(storage, new Map([[live.id, live.table]]));
        await storeArchive(storage, catalog, live.id, live.table, () => Promise.resolve(entries));
        const said = await live.command({ do: 'chat', text: 'Is she gone?' }, from, null);
        expect(said).toMatchObject({ ok: false, refusal: { code: 'busy' } });
      }
      const text = await everything();
      expect(text).not.toMatch(/quuxplugh/i);
      expect(text).not.toContain(id);
    });

    it('is forgotten where another process has not listed them yet, or writes late', async () => {
      const { zoe, ben } = await company();
      const id = await idOf(zoe);
      const { table, key } = await ben.createTable({
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      });
      const release = holdWrites(servers);
      expect(await zoe.at(servers.other.port).command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
      expect((await zoe.send('DELETE', '/me')).status).toBe(200);
      await release();
      const text = await everything();
      expect(text).not.toMatch(/quuxplugh/i);
      expect(text).not.toContain(id);
      const there = await ben.sit(table);
      expect(there.state.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
    });
  });
}

/** Until released, the other server stores only entries; then everything it was about to store. */
function holdWrites({
  server,
  other,
}: {
  readonly server: Server;
  readonly other: Server;
}): () => Promise<void> {
  if (other === server) return () => Promise.resolve();
  const { storage } = other.registry;
  const together = storage.together.bind(storage);
  const writing: Promise<void>[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  storage.together = (statements) => {
    const written = released.then(() => together(statements));
    writing.push(written);
    return written;
  };
  return async () => {
    storage.together = together;
    release();
    await Promise.all(writing);
  };
}
