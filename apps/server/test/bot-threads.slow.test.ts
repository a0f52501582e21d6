import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Advice } from '../hosting/advisers.ts';
import { botThreads } from '../hosting/bot-threads.ts';
import { Guest, playOn } from './guest.ts';
import { buildProgram } from './process.ts';
import { type Stage, sqliteStage, started } from './stage.ts';

/** Threads that say who they are, or think for long. */
const TELLTALE = fileURLToPath(new URL('telltale-worker.mjs', import.meta.url));

const advice = (game: string): Advice => ({
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
  let stage: Stage;
  beforeAll(async () => {
    stage = await sqliteStage();
  });
  afterAll(() => stage.close());

  it('think in other threads, as many as were allowed, and one that is closed waits for them', async () => {
    const advisers = botThreads(TELLTALE, 2);
    const threads = await Promise.all(Array.from({ length: 8 }, () => advisers.advise(advice('who'))));
    expect(threads).not.toContain(threadId);
    expect(new Set(threads).size).toBe(2);
    await advisers.close();
    await expect(advisers.advise(advice('who'))).rejects.toThrow('closed');
  });

  it('that think for long keep nobody from being answered', async () => {
    const advisers = botThreads(TELLTALE, 1);
    const server = await started(stage, {}, { advisers });
    const ana = await Guest.come(server.port, 'Ana');
    // Its bots think for a second each, one after the other: people are heard meanwhile.
    for (let tables = 0; tables < 3; tables++) {
      const { table } = await ana.found({ seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }] });
      const player = await ana.sit(table);
      expect(await player.say({ do: 'start' })).toBe('ok');
      expect(await player.say({ do: 'chat', text: 'hello?' })).toBe('ok');
      expect((await ana.send('GET', '/me')).status).toBe(200);
      await player.close();
    }
    await server.stop();
  });

  it('of the program itself play a whole match', async () => {
    const worker = buildProgram('test-bots').replace('triptych.mjs', 'bot-worker.mjs');
    const server = await started(stage, {}, { advisers: botThreads(worker, 1) });
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.found({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'normal' }],
    });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await player.until(() => player.sight.status === 'running');
    await playOn([player]);
    expect(player.sight.status).toBe('over');
    expect(player.sight.chairs.map(({ level }) => level)).toEqual([null, 'easy', 'normal']);
    await player.close();
    await server.stop();
  });
});
