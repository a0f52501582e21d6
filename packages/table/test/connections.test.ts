import { describe, expect, it } from 'vitest';
import { LONGEST_FRAME } from '../index.ts';
import { Client, Store } from './in-memory.ts';

/** Ana and Ben at a running table, and the process that runs it. */
async function two(): Promise<{
  store: Store;
  live: ReturnType<Store['process']>;
  ana: Client;
  ben: Client;
}> {
  const store = new Store();
  const live = store.process();
  const [ana, ben] = [new Client(live, 'Ana'), new Client(live, 'Ben')];
  for (const client of [ana, ben]) await client.send({ open: 'table' });
  expect(await ben.say({ do: 'sit', seat: 1, part: 'cd'.repeat(8) })).toBe('ok');
  expect(await ana.say({ do: 'start', part: 'ef'.repeat(8) })).toBe('ok');
  return { store, live, ana, ben };
}
const goal = (seat: number, answer = 0): object => ({ do: 'answer', seat, questionVersion: 1, answer });

describe('a connection', () => {
  it('gives its person the first seat, anybody else a spectator’s view, and whoever sits down the seat', async () => {
    const { live, ana, ben } = await two();
    expect([ana.connection.viewer, ben.connection.viewer]).toEqual([0, 1]);
    expect(ben.last('ownSeats')).toEqual([1]);
    const eve = new Client(live, null);
    expect(eve.connection.viewer).toBe('spectator');
    await eve.send({ open: 'table' });
    expect([eve.last('viewer'), eve.last('ownSeats')]).toEqual(['spectator', []]);
    expect(await eve.say({ do: 'sit', seat: 0 })).toBe('not-signed-in');
    await eve.send({ watch: 0 });
    expect(eve.refusals.at(-1)).toBe('not-allowed');
    expect(eve.connection.viewer).toBe('spectator');
    await ana.send({ watch: 'spectator' });
    expect(ana.connection.viewer).toBe('spectator');
  });

  it('refuses what it cannot read, and goes on', async () => {
    const client = new Client(new Store().process(), 'Ana');
    for (const [frame, code] of [
      ['[', 'bad-command'],
      ['7', 'bad-command'],
      [{ id: 7, do: 'resume' }, 'bad-command'],
      [{ story: true }, 'not-here'],
      [{ open: 'elsewhere' }, 'no-such-table'],
      [{ open: 7 }, 'no-such-table'],
      [{ ping: 'x'.repeat(LONGEST_FRAME) }, 'too-long'],
    ] as const) {
      await client.send(frame);
      expect(client.refusals.at(-1)).toBe(code);
    }
    await client.send({ open: 'table' });
    expect(await client.say({ do: 'dance' })).toBe('bad-command');
    expect(await client.say({ do: 'propose', seat: 1, questionVersion: 0, action: { kind: 'end' } })).toBe(
      'not-looking',
    );
    const count = client.refusals.length;
    client.tooFast = true;
    await client.send({ story: true });
    expect(client.refusals.slice(count)).toEqual(['too-fast', 'too-fast']);
  });

  it('acknowledges a command once it is stored, and a repeat without doing it again', async () => {
    const { store, ana } = await two();
    const { length } = store.entries;
    expect(await ana.say(goal(0), 'mine')).toBe('ok');
    expect(await ana.say(goal(0), 'mine')).toBe('ok');
    expect(store.entries).toHaveLength(length + 1);
    expect(await ana.say(goal(1))).toBe('not-looking');
    const stale = await ana.send({ id: 'old', ...goal(0), questionVersion: 0 });
    expect(stale).toMatchObject([{ refused: 'old', refusal: { code: 'stale' }, fresh: {} }]);
    expect(ana.last('fresh')?.state.questionVersion).toBe(1);
    // Any other refusal leaves the client’s state as it is.
    const [sent] = await ana.send({ id: 'none', do: 'resume' });
    expect(sent).toEqual({ refused: 'none', refusal: expect.objectContaining({ code: 'not-paused' }) });
    ana.commandsTooFast = true;
    expect(await ana.say({ do: 'chat', text: 'Hello' })).toBe('too-fast');
  });

  it('hears what others do, but only its own commands are acknowledged to it', async () => {
    const { live, ana, ben } = await two();
    const from = { from: 'person', id: 'ana', name: 'Ana' } as const;
    const frames = ben.frames.length;
    for (let times = 0; times < 2; times++)
      expect(await live.command({ do: 'chat', text: 'Hello' }, from, 'hers')).toEqual({ ok: true });
    expect(await ana.say({ do: 'chat', text: 'And you?' })).toBe('ok');
    expect(ben.frames.slice(frames).filter((sent) => 'ok' in sent)).toEqual([]);
    expect(ben.frames.slice(frames)).toHaveLength(2);
  });

  it('sends whoever comes back what they missed, or everything in another epoch', async () => {
    const { live, ana, ben } = await two();
    const { n } = ben.last('fresh') ?? { n: 0 };
    ben.connection.close();
    expect(live.attendance.present).toEqual([0]);
    await ana.say({ do: 'chat', text: 'Hello' });
    const again = new Client(live, 'Ben');
    await again.send({ open: 'table', as: 1, since: n + 1, epoch: live.epoch });
    expect(again.last('missed')).toHaveLength(1);
    expect(again.last('fresh')).toBeUndefined();
    await again.send({ open: 'table', as: 1, since: n + 1, epoch: 'another' });
    expect(again.last('fresh')?.chats).toMatchObject([{ text: 'Hello' }]);
    expect((await again.send({ story: true })).some((sent) => 'story' in sent)).toBe(true);
    // Nothing reaches a closed client.
    const { length } = ben.frames;
    ben.connection.hear('{"ping":1}');
    expect(ben.frames).toHaveLength(length);
  });

  it('tells everybody who is there; a television is nobody', async () => {
    const { live, ana, ben } = await two();
    const [eve, television] = [new Client(live, 'Eve'), new Client(live, 'Ana')];
    await eve.send({ open: 'table' });
    await television.send({ open: 'table', as: 'spectator', screen: true });
    expect([ana.last('present'), ana.last('spectators')]).toEqual([[0, 1], 1]);
    ana.connection.close();
    expect([ben.last('present'), ben.last('spectators')]).toEqual([[1], 1]);
    eve.connection.close();
    expect(ben.last('spectators')).toBe(0);
    live.attendance.elsewhere = { people: new Set(['ana']), disconnectedSince: new Map([['eve', 5]]) };
    expect([ben.last('present'), ben.last('disconnected')]).toEqual([[0, 1], []]);
    live.attendance.elsewhere = { people: new Set(), disconnectedSince: new Map([['ana', 5]]) };
    expect(ben.last('disconnected')).toEqual([{ seat: 0, since: 5 }]);
    live.hangUp();
    expect([ben.isClosed, television.isClosed, ana.isClosed]).toEqual([true, true, false]);
  });
});

describe('a table in memory', () => {
  it('catches up with another process, and checks its own command again', async () => {
    const { store, ana } = await two();
    const other = new Client(store.process(), 'Ben');
    await other.send({ open: 'table' });
    expect(await ana.say(goal(0))).toBe('ok');
    // The other process has not heard of it yet: the entry's number is taken.
    expect(await other.say(goal(1))).toBe('ok');
    expect(store.entries.slice(-2).map(({ of }) => of?.person)).toEqual(['ana', 'ben']);
  });

  it('reports what could not be stored, and changes nothing', async () => {
    const { store, live, ana, ben } = await two();
    store.faults.push(new Error('disk'));
    const { length } = ben.frames;
    expect(await ana.say(goal(0))).toBe('failed');
    expect(store.unsure).toBe(1);
    expect(ben.frames).toHaveLength(length);
    expect(live.busy).toBe(false);
    expect(await ana.say(goal(0))).toBe('ok');
  });

  it('is dropped when its entries were rewritten or do not fit', async () => {
    const { store, live } = await two();
    store.entries.push({ at: 1000, act: { do: 'rewritten' } });
    await live.catchUp();
    expect(store.dropped).toHaveLength(1);
    const fresh = new Store();
    const other = fresh.process();
    fresh.entries.push({ at: 1000, act: { do: 'undo', seat: 0, answers: 1 } });
    await expect(other.catchUp()).rejects.toThrow('the match has not begun');
    expect(fresh.dropped).toHaveLength(1);
  });
});
