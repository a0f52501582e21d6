import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BotTask } from '../tables/bot-pool.ts';
import { botThreads } from '../tables/bot-thread-pool.ts';
import { Guest, playOn } from './guest.ts';
import { buildProgram } from './process.ts';
import { type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

/** Threads that report their id, or think for a long time. */
const TELLTALE = fileURLToPath(new URL('telltale-worker.mjs', import.meta.url));

const advice = (game: string): BotTask => ({
  table: 't',
  seats: 2,
  game,
  pack: '',
  content: null,
  level: 'normal',
  view: null,
  memory: null,
  question: { seat: 0, kind: 'x', rule: '', sealed: false, shape: { shape: 'one', of: [0, 1] } },
  seed: 1,
});

describe('bots', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it('think in the allowed number of threads, and closing the pool waits for them', async () => {
    const bots = botThreads(TELLTALE, 2);
    const thoughts = await Promise.all(Array.from({ length: 8 }, () => bots.answer(advice('who'))));
    const threads = thoughts.map(({ answer }) => answer);
    expect(threads).not.toContain(threadId);
    expect(new Set(threads).size).toBe(2);
    await bots.close();
    await expect(bots.answer(advice('who'))).rejects.toThrow('closed');
  });

  it('that think for long delay nobody', async () => {
    const bots = botThreads(TELLTALE, 1);
    const server = await started(testDatabase, {}, { bots });
    const ana = await Guest.come(server.port, 'Ana');
    // Its bots think for a second each, one after the other; people must be served meanwhile.
    for (let tables = 0; tables < 3; tables++) {
      const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }] });
      const player = await ana.sit(table);
      expect(await player.say({ do: 'start' })).toBe('ok');
      expect(await player.say({ do: 'chat', text: 'hello?' })).toBe('ok');
      expect((await ana.send('GET', '/me')).status).toBe(200);
      await player.close();
    }
    await server.stop();
  });

  it('play a whole match in the built program', async () => {
    const worker = buildProgram('test-bots').replace('triptych.mjs', 'bot-worker.mjs');
    const server = await started(testDatabase, {}, { bots: botThreads(worker, 1) });
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'normal' }],
    });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await player.until(() => player.state.status === 'running');
    await playOn([player]);
    expect(player.state.status).toBe('over');
    expect(player.state.seats.map(({ level }) => level)).toEqual([null, 'easy', 'normal']);
    await player.close();
    await server.stop();
  });
});
