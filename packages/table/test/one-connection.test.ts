import { describe, expect, it } from 'vitest';
import { type ConnectionServer, LONGEST_FRAME } from '../index.ts';
import { Client, Store } from './in-memory.ts';

const LONG = 'x'.repeat(LONGEST_FRAME);

/** Ana, with a server of her own kind, and Ben at a running table. */
async function two(more: Partial<ConnectionServer> = {}) {
  const store = new Store();
  const live = store.process();
  const [ana, ben] = [new Client(live, 'Ana', more), new Client(live, 'Ben')];
  for (const client of [ana, ben]) await client.send({ id: 'o', open: 'table' });
  expect(await ben.say({ do: 'sit', seat: 1, part: null })).toBe('ok');
  expect(await ana.say({ do: 'start', part: null })).toBe('ok');
  return { store, live, ana, ben };
}

/** What a client is told of a frame that is not waited for. */
function heard(client: Client, frame: object): unknown {
  client.connection.hear(JSON.stringify(frame));
  return client.frames.at(-1);
}

describe('a frame', () => {
  it('that is too long or comes too fast is refused by its id, but nobody reads long ones of a flood', async () => {
    const { ana } = await two();
    const refused = (id: string | null, code: string) => ({
      refused: id,
      refusal: expect.objectContaining({ code }),
    });
    expect(heard(ana, { id: 'a', do: 'chat', text: LONG })).toEqual(refused('a', 'too-long'));
    const room = LONGEST_FRAME - JSON.stringify({ ping: '' }).length;
    expect(heard(ana, { ping: 'x'.repeat(room) })).toEqual({ pong: 1 });
    expect(heard(ana, { ping: 'x'.repeat(room + 1) })).toMatchObject({
      refusal: { code: 'too-long', values: { most: LONGEST_FRAME } },
    });
    ana.tooFast = true;
    expect(heard(ana, { id: 'b', do: 'resume' })).toEqual(refused('b', 'too-fast'));
    expect(heard(ana, { id: 'c', do: 'chat', text: LONG })).toEqual(refused(null, 'too-fast'));
  });

  it.each(['answer', 'withdraw', 'undo', 'propose'])('to %s is for the seat on screen only', async (act) => {
    const { ana } = await two();
    const more = { answer: 0, answers: 1, action: { kind: 'end' } };
    expect(await ana.say({ do: act, seat: 1, questionVersion: 1, ...more })).toBe('not-looking');
    expect(await ana.say({ do: act, seat: 0, questionVersion: 1, ...more })).not.toBe('not-looking');
    await ana.send({ id: 'w', watch: 9 });
    expect(ana.refusals.at(-1)).toBe('not-allowed');
    // Whose seat it is matters to the table.
    expect(await ana.say({ do: 'leave', seat: 1 })).toBe('not-your-seat');
  });

  it('that cannot be handled is reported to its sender only, and the next one is handled', async () => {
    let fails = true;
    const { live, ana, ben } = await two();
    const eve = new Client(live, 'Eve', {
      open: async () => {
        if (fails) throw new Error('disk');
        return live;
      },
    });
    const frames = [ana.frames.length, ben.frames.length];
    expect(await eve.send({ id: 'x', open: 'table' })).toEqual([
      { refused: 'x', refusal: expect.objectContaining({ code: 'failed' }) },
    ]);
    expect([ana.frames.length, ben.frames.length]).toEqual(frames);
    fails = false;
    await eve.send({ id: 'y', open: 'table' });
    expect(eve.last('viewer')).toBe('spectator');
  });
});

describe('a connection', () => {
  it('says what concerns the whole site, if its server says anything', async () => {
    const site = { announcement: null, page: null };
    const { ana, ben } = await two({ site: () => site as never });
    expect(ana.last('site')).toEqual(site);
    expect(ben.frames.some((frame) => 'site' in frame)).toBe(false);
  });

  it('tells its server when a command comes, and once when it is answered, however', async () => {
    const timed: string[] = [];
    const { ana } = await two({
      timed: (table, command) => {
        timed.push(`${table} ${command}`);
        return () => void timed.push('answered');
      },
    });
    timed.length = 0;
    expect(await ana.say({ do: 'chat', text: 'Hello' })).toBe('ok');
    expect(await ana.say({ do: 'resume' })).toBe('not-paused');
    expect(timed).toEqual(['table chat', 'answered', 'table resume', 'answered']);
  });

  it('goes on with the table that has replaced the one in memory, from a fresh state', async () => {
    const store = new Store();
    const [old, next] = [store.process(), store.process()];
    const ana = new Client(old, 'Ana', {
      replacement: (live) => (live === next ? null : Promise.resolve(next)),
    });
    await ana.send({ open: 'table' });
    const { length } = ana.frames;
    expect(await ana.say({ do: 'chat', text: 'Still there?' }, 'again')).toBe('ok');
    expect(ana.frames.slice(length)[0]).toMatchObject({ viewer: 0, epoch: next.epoch, fresh: {} });
    expect([old.listeners.size, next.listeners.size]).toEqual([0, 1]);
    expect(store.entries.at(-1)?.of?.id).toBe('again');
  });

  it('that was closed while its table was opened is nobody there', async () => {
    const live = new Store().process();
    const ana = new Client(live, 'Ana');
    ana.connection.hear(JSON.stringify({ open: 'table' }));
    ana.connection.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect([live.listeners.size, ana.frames]).toEqual([0, []]);
  });

  it('of somebody who gives up the seat goes on as a spectator’s, and again as the seat’s', async () => {
    const { ana, ben } = await two();
    expect(await ben.say({ do: 'replace', seat: 1, by: 'open' })).toBe('ok');
    expect([ben.connection.viewer, ben.last('viewer'), ben.last('ownSeats')]).toEqual([
      'spectator',
      'spectator',
      [],
    ]);
    expect(ben.last('votedOut')).toBeUndefined();
    expect(await ben.say({ do: 'sit', seat: 1, part: null })).toBe('ok');
    expect([ben.connection.viewer, ben.last('ownSeats')]).toEqual([1, [1]]);
    expect(ana.connection.viewer).toBe(0);
  });

  it('of somebody whom the others have voted out says so', async () => {
    const { live, ana, ben } = await two();
    const taken = {
      do: 'propose',
      seat: 0,
      person: 'ana',
      action: { kind: 'replace', seat: 1, by: 'bot' },
    } as const;
    // In earlier versions, the vote of everybody at the table was needed.
    live.table.enter({ at: live.table.at, act: taken });
    live.table.enter({ at: live.table.at, act: { do: 'agree', person: 'ben' } });
    const again = new Client(live, 'Ben');
    await again.send({ open: 'table' });
    expect([again.last('viewer'), again.last('votedOut')]).toEqual(['spectator', [1]]);
    expect([ana, ben].map((client) => client.last('votedOut'))).toEqual([undefined, undefined]);
  });
});
