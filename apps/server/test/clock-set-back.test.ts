import { afterEach, describe, expect, it, vi } from 'vitest';
import { FreshServer } from './fresh-server.ts';
import { Guest, playOn } from './guest.ts';
import { OneServer } from './one-server.ts';

const HOUR = 3600 * 1000;

/** As when the time of a machine is corrected. */
function setClockBack(): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() - HOUR);
}

describe('a clock that is set back by an hour', () => {
  const one = new OneServer();
  afterEach(() => vi.restoreAllMocks());

  it('stops neither bots nor commands nor newcomers', async () => {
    const ana = await Guest.come(one.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    expect(await player.say({ do: 'start' })).toBe('ok');
    expect(await playOn([player], 4)).toBe(4);
    setClockBack();
    expect(await player.say({ do: 'chat', text: 'What time is it?' })).toBe('ok');
    expect(await playOn([player], 6)).toBe(6);
    expect((await Guest.come(one.port, 'Ben')).cookie).not.toBe('');
    await player.close();
  });
});

describe('a process that died before the clock was set back', () => {
  const fresh = new FreshServer();

  it('does not keep its tables until the old time is reached again', async () => {
    const server = await fresh.start({}, { lease: 300 });
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const { db } = server.registry.storage;
    await db
      .insertInto('processes')
      .values({ id: 'dead', seen_at: Date.now() + HOUR })
      .execute();
    await db.updateTable('tables').set({ runner: 'dead' }).where('id', '=', table).execute();
    const player = await ana.sit(table);
    expect(await player.say({ do: 'start' })).toBe('ok');
    expect(await playOn([player], 6)).toBe(6);
    await player.close();
  });
});
