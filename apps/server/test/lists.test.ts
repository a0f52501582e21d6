import { describe, expect, it } from 'vitest';
import type { rest } from '@triptych/protocol';
import { sql } from 'kysely';
import { fillOldResults } from '../tables/old-results.ts';
import { Feed } from './feed.ts';
import { Guest, playOn } from './guest.ts';
import { OneServer } from './one-server.ts';

const withoutRanking = sql<string>`replace(summary, ',"ranking":', ',"old":')`;

describe('my lists', () => {
  const one = new OneServer();

  it('follow a match by themselves, from the first seat to the result', async () => {
    const [ana, ben] = [await Guest.come(one.port, 'Ana'), await Guest.come(one.port, 'Ben')];
    const list = await Feed.open(ben);
    await list.until(() => list.frames.length > 0);
    expect(list.tables).toEqual([]);
    const { table, key } = await ana.createTable({
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { first: '1' },
      timeControl: { kind: 'live', bank: 600_000, increment: 1000 },
    });
    await ben.command(table, { do: 'sit', seat: 1 }, key);
    await list.until(() => list.tables[0]?.status === 'open');
    const players = [await ana.sit(table), await ben.sit(table)];
    const before = Date.now();
    await players[0].say({ do: 'start' });
    await list.until(() => list.tables[0].asked.length > 0);
    const [begun] = list.tables;
    expect(begun).toMatchObject({ id: table, status: 'running', asked: [0], mine: [1], ranking: null });
    expect(begun.since).toBeGreaterThanOrEqual(before);
    expect(begun.clocks[0]).toEqual({ left: 600_000, since: begun.since });
    expect((await ben.send('PUT', `/me/tables/${table}`, { shown: 'forgotten' })).status).toBe(403);
    await playOn(players, 1);
    await list.until(() => list.tables[0].asked.join() === '1');
    await playOn(players);
    await list.until(() => list.tables[0].status === 'over');
    const ranking = [...(list.tables[0].ranking ?? [])].sort((a, b) => a.seat - b.seat);
    expect(ranking.map(({ seat }) => seat)).toEqual([0, 1]);

    const shown = async (): Promise<boolean[]> => {
      const { body } = await ben.send<rest.MyTable[]>('GET', '/me/tables');
      return body.map(({ hidden }) => hidden);
    };
    expect((await ben.send('PUT', `/me/tables/${table}`, { shown: 'hidden' })).status).toBe(200);
    expect(await shown()).toEqual([true]);
    const { body: club } = await ben.send<rest.Club>('GET', '/me/club');
    const [mine, theirs] = [ranking[1].rank, ranking[0].rank];
    expect(club.companions).toMatchObject([
      {
        name: 'Ana',
        matches: 1,
        ahead: mine < theirs ? 1 : 0,
        behind: theirs < mine ? 1 : 0,
        games: [{ game: 'bellum', matches: 1, mine: mine === 1 ? 1 : 0, theirs: theirs === 1 ? 1 : 0 }],
      },
    ]);
    // A row of an earlier version has no result: it is found in the archive.
    const { storage } = one.server.registry;
    await storage.db.updateTable('tables').set({ summary: withoutRanking }).where('id', '=', table).execute();
    expect((await ben.send<rest.Club>('GET', '/me/club')).body.companions).toEqual([]);
    expect(await fillOldResults(storage)).toBe(1);
    expect((await ben.send<rest.Club>('GET', '/me/club')).body).toEqual(club);
    expect((await ben.send('DELETE', '/me/club')).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await ben.send<rest.Club>('GET', '/me/club')).body).toEqual({
      matches: 0,
      wins: [],
      companions: [],
    });
    // What one person forgets, the other keeps.
    expect((await ana.send<rest.Club>('GET', '/me/club')).body.companions).toHaveLength(1);
    await Promise.all(players.map((player) => player.close()));
    list.close();
  });

  it('say who gave up, even to the one who did; a club counts that as a loss, and an early end as nobody’s win', async () => {
    const [ana, ben, eve] = await Promise.all(
      ['Ana', 'Ben', 'Eve'].map((name) => Guest.come(one.port, name)),
    );
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const begun = async (...others: Guest[]) => {
      const { table, key } = await ana.createTable({ seats: seats.slice(0, others.length + 1) });
      for (const [at, other] of others.entries())
        await other.command(table, { do: 'sit', seat: at + 1 }, key);
      expect(await ana.command(table, { do: 'start' })).toBe('ok');
      return table;
    };
    const clubOf = async (guest: Guest) => {
      const { wins, companions } = (await guest.send<rest.Club>('GET', '/me/club')).body;
      return [
        wins[0],
        ...companions.map(({ name, ahead, behind, early }) => ({ name, ahead, behind, early })),
      ];
    };
    const rowOf = async (guest: Guest, table: string) =>
      (await guest.send<rest.MyTable[]>('GET', '/me/tables')).body.find(({ id }) => id === table);

    // Three: Ben gives up, and the others agree to stop.
    const three = await begun(ben, eve);
    expect(await ben.command(three, { do: 'resign', seat: 1 })).toBe('ok');
    // He may still watch how it continues, without the key.
    const watching = await ben.sit(three);
    expect(watching.viewer).toBe('spectator');
    await watching.close();
    const { questionVersion } = (await ana.sit(three)).state;
    await ana.command(three, { do: 'propose', seat: 0, questionVersion, action: { kind: 'end' } });
    expect(await eve.command(three, { do: 'agree', proposal: 1 })).toBe('ok');
    expect(await rowOf(ben, three)).toMatchObject({ endedEarly: true, resigned: [], mine: [] });
    expect(await clubOf(ana)).toEqual([
      { game: 'bellum', matches: 1, wins: 0, early: 1, otherPacks: 0 },
      { name: 'Ben', ahead: 0, behind: 0, early: 1 },
      { name: 'Eve', ahead: 0, behind: 0, early: 1 },
    ]);

    // Two: Eve gives up, so that Ana wins.
    const two = await begun(eve);
    expect(await eve.command(two, { do: 'resign', seat: 1 })).toBe('ok');
    expect(await rowOf(ana, two)).toMatchObject({ resigned: [1], ranking: [{ seat: 0 }, { seat: 1 }] });
    expect(await clubOf(ana)).toContainEqual({ name: 'Eve', ahead: 1, behind: 0, early: 1 });
    expect(await clubOf(eve)).toEqual([
      { game: 'bellum', matches: 2, wins: 0, early: 1, otherPacks: 0 },
      { name: 'Ana', ahead: 0, behind: 1, early: 1 },
      { name: 'Ben', ahead: 0, behind: 0, early: 1 },
    ]);
  });

  it('are nobody else’s: a stranger learns and changes nothing; a deleted table disappears', async () => {
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const eve = await Guest.come(one.port, 'Eve');
    expect((await eve.send('PUT', `/me/tables/${table}`, { shown: 'hidden' })).status).toBe(404);
    const list = await Feed.open(ana);
    await list.until(() => list.frames.length > 0);
    await ana.send('DELETE', `/tables/${table}`);
    await list.until(() => list.frames.some(({ gone }) => gone === table));
    list.close();
    const nobody = await Feed.open(new Guest(one.port, 'nobody'));
    const closed = await new Promise((resolve) => nobody.socket.once('close', resolve));
    expect([closed, nobody.frames]).toEqual([4401, []]);
  });
});
