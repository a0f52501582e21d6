import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameModule, ownPacks } from '@triptych/kernel';
import { type Archive, readArchive } from '@triptych/protocol';
import { verify } from '@triptych/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, restore } from '../backup.ts';
import { GAMES } from '../games.ts';
import { People } from '../people/people.ts';
import type { Server } from '../serve.ts';
import { openStorage } from '../storage/index.ts';
import { Guest, playOn } from './guest.ts';
import { sqliteTestDatabase, started } from './test-server.ts';

/**
 * Backups of whole databases that older versions of this program have written: no new version may break a
 * stored match. `WRITE_STORED_MATCHES=<name>` adds one of the current version; existing ones stay.
 */
const FOLDER = fileURLToPath(new URL('stored', import.meta.url));
const WRITE = process.env['WRITE_STORED_MATCHES'];

/** How many answers the unfinished match has when it is stored. */
const MIDDLE = 9;

if (WRITE !== undefined) await write(join(FOLDER, `${WRITE}.backup`));

/** One finished and one running match for each game. */
async function write(file: string): Promise<void> {
  const testDatabase = await sqliteTestDatabase();
  const server = await started(testDatabase);
  for (const { id } of GAMES) {
    const host = await Guest.come(server.port, 'Ana');
    for (const most of [2000, MIDDLE]) {
      const { table } = await host.createTable({
        game: id,
        seats: [{ kind: 'me' }, { kind: 'here', name: 'Ben' }, { kind: 'bot' }],
      });
      const players = [await host.sit(table, { as: 0 }), await host.sit(table, { as: 1 })];
      await players[0].say({ do: 'start' });
      await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
      await playOn(players, most);
      for (const player of players) await player.close();
    }
  }
  await server.stop();
  mkdirSync(FOLDER, { recursive: true });
  const storage = await openStorage(testDatabase.settings(), 'writer');
  await backUp(storage, file);
  await storage.close();
  await testDatabase.close();
}

/** The same games with a new rules number and other packs. */
const CHANGED: readonly GameModule[] = GAMES.map((module) => ({
  ...module,
  packs: Object.fromEntries(
    Object.entries(module.packs).map(([name, pack]) => [
      name,
      { ...Object(pack), title: { en: 'New', de: 'Neu', pl: 'Nowy' } },
    ]),
  ),
  open(pack: unknown) {
    const game = module.open(pack);
    return { ...game, rules: game.rules + 1 };
  },
}));

describe.each(readdirSync(FOLDER))('matches stored as %s', (name) => {
  const file = join(FOLDER, name);
  let data: string;
  let rows: Awaited<ReturnType<typeof restore>>;
  let server: Server;
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'triptych-'));
    const storage = await openStorage({ data, database: null }, 'restorer');
    rows = await restore(storage, file);
    await storage.close();
  });
  afterEach(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  async function open(games: readonly GameModule[]): Promise<void> {
    const testDatabase = await sqliteTestDatabase();
    server = await started(testDatabase, { data }, { games });
    await testDatabase.close();
  }

  function tables(status: 'over' | 'running'): Promise<{ id: string; game: string; host: string }[]> {
    return server.registry.storage.db
      .selectFrom('tables')
      .select(['id', 'game', 'host'])
      .where('status', '=', status)
      .execute();
  }

  /** The games that existed when the backup was written; none may be lost, others may be new. */
  async function gamesOfItsDay(): Promise<readonly string[]> {
    const stored = [...(await tables('over')), ...(await tables('running'))].map(({ game }) => game);
    const games = [...new Set(stored)].sort();
    expect(games.length).toBeGreaterThan(2);
    expect(GAMES.map(({ id }) => id)).toEqual(expect.arrayContaining(games));
    return games;
  }

  /** Somebody who had a seat returns with a new session. */
  async function comeBack(person: string): Promise<Guest> {
    const guest = new Guest(server.port, '');
    guest.token = await new People(server.registry.storage).session(person);
    return guest;
  }

  it.each([
    ['these rules', GAMES],
    ['newer rules and other packs', CHANGED],
  ])('under %s: running ones continue to their end', async (_what, games) => {
    await open(games);
    const running = await tables('running');
    expect(running.map(({ game }) => game).sort()).toEqual(await gamesOfItsDay());
    for (const { id, host } of running) {
      const guest = await comeBack(host);
      const players = [await guest.sit(id, { as: 0 }), await guest.sit(id, { as: 1 })];
      expect(players[0].state).toMatchObject({ status: 'running', view: expect.anything() });
      await playOn(players);
      expect(players[0].state.outcome?.ranking).toHaveLength(3);
      for (const player of players) await player.close();
    }
  });

  it.each([
    ['these rules', GAMES],
    ['newer rules and other packs', CHANGED],
  ])('under %s: finished ones can be replayed', async (_what, games) => {
    await open(games);
    expect(rows).toBeGreaterThan(0);
    expect(statSync(file).size).toBeLessThan(100_000);
    const over = await tables('over');
    expect(over).toHaveLength((await gamesOfItsDay()).length);
    for (const { id, game, host } of over) {
      const { status, body } = await (await comeBack(host)).send<Archive>('GET', `/tables/${id}/export`);
      expect(status).toBe(200);
      expect(body.recordings).toHaveLength(4);
      for (const { first, messages } of body.recordings) {
        expect(first.status).toBe('running');
        expect(messages.length).toBeGreaterThan(MIDDLE);
      }
      // The rules of that day can still verify the result.
      const module = GAMES.find((one) => one.id === game);
      const own = module?.open(body.content);
      const proved =
        own?.rules === body.record.rules ? verify(own, body) : { ok: true, outcome: body.outcome };
      expect(proved).toEqual({ ok: true, outcome: body.outcome });
    }
  });

  it('finished ones can be exported and imported, and everybody gets their packs in the current form', async () => {
    await open(GAMES);
    for (const { id, game, host } of [...(await tables('over')), ...(await tables('running'))]) {
      const { body: pack } = await (await comeBack(host)).send('GET', `/tables/${id}/pack`);
      expect(GAMES.find((one) => one.id === game)?.readPack(pack)).toMatchObject({ ok: true, pack });
    }
    for (const { id, host } of await tables('over')) {
      const guest = await comeBack(host);
      const { body } = await guest.send<Archive>('GET', `/tables/${id}/export`);
      expect(readArchive(body)).toMatchObject({ ok: true });
      const imported = await guest.send<{ table: string }>('POST', '/tables/import', body);
      const module = GAMES.find(({ id: name }) => name === body.record.game);
      // Under older rules the answers prove nothing; the server that hosted the match can still show it.
      const provable = body.record.rules === module?.open(module.packs['standard']).rules;
      expect(imported).toMatchObject(
        provable ? { status: 201 } : { status: 409, body: { error: { code: 'other-rules' } } },
      );
      if (!provable) continue;
      const again = await guest.send<Archive>('GET', `/tables/${imported.body.table}/export`);
      expect(again.body.content).toEqual(body.content);
      // Without its pack the match is recognized by the hash, if the pack is ours.
      const { content: _content, ...bare } = body;
      const { status } = await guest.send('POST', '/tables/import', bare);
      const ours = GAMES.some((module) => ownPacks(module).has(body.record.pack.hash));
      expect(status).toBe(ours ? 201 : 404);
    }
  });
});
