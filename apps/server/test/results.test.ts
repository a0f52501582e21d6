import { type Archive, dailySeed, type rest } from '@triptych/protocol';
import { verifySeed } from '@triptych/table';
import { describe, expect, it } from 'vitest';
import { Guest, playOn } from './guest.ts';
import { OneServer } from './one-server.ts';

describe('results', () => {
  const one = new OneServer();

  const today = async (guest: Guest): Promise<rest.Daily> =>
    (await guest.send<rest.Daily>('GET', '/daily')).body;
  /** The seed that a table was created with. */
  async function seedOf(table: string): Promise<string | undefined> {
    const [first] = await one.server.registry.load(table, 0);
    return first.act.do === 'create' ? first.act.config.seed : undefined;
  }
  const begin = async (guest: Guest): Promise<string> =>
    (await guest.send<rest.CreatedTable>('POST', '/daily', {})).body.table;

  it('the game of the day has the same seed for everybody, one try, and a table of results', async () => {
    const [ana, ben] = [await Guest.come(one.port, 'Ana'), await Guest.come(one.port, 'Ben')];
    const before = await today(ana);
    expect(before).toMatchObject({ mine: null, results: [] });
    // Two requests at once are one try.
    const [table, again] = await Promise.all([begin(ana), begin(ana)]);
    expect(again).toBe(table);
    const other = await begin(ben);
    expect(other).not.toBe(table);
    const seeds = await Promise.all([table, other].map(seedOf));
    expect(seeds[0]).toBe(seeds[1]);
    // Nobody can compute it from the day alone.
    expect(seeds[0]).not.toBe(dailySeed(before.day, ''));
    expect((await today(ana)).mine).toEqual({ table, status: 'running' });
    await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
    const listed = (await ana.send<rest.MyTable[]>('GET', '/me/tables')).body;
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ daily }) => daily).map(({ id }) => id)).toEqual([table]);
    // Everybody plays alone against the same bots, and sees no luck twice.
    const weak = { do: 'replace', seat: 1, by: 'bot', level: 'novice' };
    expect(await ana.command(table, weak)).toBe('contest');
    expect(await ana.command(table, { do: 'replace', seat: 1, by: 'open' })).toBe('contest');
    expect(await ana.command(table, { do: 'leave', seat: 0 })).toBe('contest');
    const first = await ana.sit(table);
    await playOn([first], 6);
    // The bots have answered, too.
    await first.until(() => first.state.question !== null);
    const { questionVersion } = first.state;
    const action = { kind: 'undo', answers: 6 };
    expect(await first.say({ do: 'propose', seat: 0, questionVersion, action })).toBe('undo-reveals');
    await first.close();

    await playOn([await ana.sit(table)]);
    const after = await today(ana);
    expect(after.mine).toEqual({ table, status: 'over' });
    expect(after.results).toMatchObject([{ name: 'Ana', mine: true }]);
    expect(await begin(ana)).toBe(table);
    const { body } = await ana.send<Archive>('GET', `/tables/${table}/export`);
    expect(verifySeed(body)).toBeNull();
    await playOn([await ben.sit(other)]);
    const { results } = await today(ana);
    expect(results.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben']);
    expect(results[0].rank).toBeLessThanOrEqual(results[1].rank);

    // The try counts even if its table is gone.
    expect((await ana.send('DELETE', `/tables/${table}`)).status).toBe(200);
    expect((await today(ana)).mine).toEqual({ table, status: null });
    expect((await ana.send('POST', '/daily', {})).status).toBe(404);
    expect((await ben.send('DELETE', '/me')).status).toBe(200);
    expect((await today(ana)).results).toEqual([]);
    expect((await new Guest(one.port, 'Nobody').send('POST', '/daily', {})).status).toBe(401);
  });

  it('my results name the game, my place, my score and who played against me', async () => {
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
    });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await playOn([player]);
    await player.until(() => player.state.status === 'over');
    const own = player.state.outcome?.ranking.find(({ seat }) => seat === 0);
    const { body } = await ana.send<rest.OwnResult[]>('GET', '/me/results');
    expect(body).toMatchObject([
      { seats: 2, against: 'novice', rank: own?.rank, won: own?.rank === 1, score: own?.values['value'] },
    ]);
  });
});
