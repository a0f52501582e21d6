import type { Answer } from '@triptych/kernel';
import { lookout, PASS } from '@triptych/kernel/test/games/lookout.ts';
import type { TableEntry } from '@triptych/protocol';
import { expect, it } from 'vitest';
import { type BotTurn, LOCAL_PERSON, LocalServer } from '../index.ts';
import { config } from './seated.ts';

/** A bot that is thinking. */
interface Thought {
  readonly turn: BotTurn;
  readonly signal: AbortSignal;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

/** A table on a device: its owner has the first seat, a bot the second. */
class Device {
  readonly stored: TableEntry[] = [];
  readonly numbers: number[] = [];
  readonly thoughts: Thought[] = [];
  readonly waited: number[] = [];
  readonly failures: unknown[] = [];
  readonly frames: Record<string, unknown>[] = [];
  entered = 0;
  full = false;
  now = 5000;
  readonly server: LocalServer;
  readonly hear: (frame: object) => void;
  #ids = 0;

  constructor(botPace?: 'brisk') {
    const players = [
      { kind: 'person', id: LOCAL_PERSON, name: '' },
      { kind: 'bot', name: 'Bo', level: 'easy' },
    ] as const;
    const table = config({ players, host: LOCAL_PERSON, ...(botPace !== undefined && { botPace }) });
    const create: TableEntry = { at: 0, act: { do: 'create', config: table } };
    this.server = new LocalServer(lookout, 'local', [create], {
      levels: ['easy'],
      store: async (entry, number) => {
        if (this.full) throw new Error('the disk is full');
        this.stored.push(entry);
        this.numbers.push(number);
      },
      entered: () => this.entered++,
      failed: (error) => this.failures.push(error),
      now: () => this.now,
      newEpoch: () => 'epoch',
      answerAsBot: (turn, signal) =>
        new Promise((answer, fail) => this.thoughts.push({ turn, signal, answer, fail })),
      thinkingTime: () => null,
      wait: async (milliseconds) => void this.waited.push(milliseconds),
    });
    const connection = this.server.connect({
      send: (text) => this.frames.push(JSON.parse(text)),
      close: () => {},
    });
    this.hear = (frame) => connection.hear(JSON.stringify(frame));
  }

  /** Its owner has opened it and started the match: both seats choose a goal. */
  static async begun(botPace?: 'brisk'): Promise<Device> {
    const device = new Device(botPace);
    device.hear({ open: 'local' });
    await device.say({ do: 'start', part: null });
    return device;
  }

  /** Sends a command; resolves to the code of the refusal, or 'ok'. */
  async say(command: object): Promise<unknown> {
    const id = `c${++this.#ids}`;
    this.hear({ id, ...command });
    await settled();
    const reply = this.frames.find((frame) => frame['ok'] === id || frame['refused'] === id);
    return reply?.['ok'] === id ? 'ok' : reply?.['refusal'];
  }

  answer(answer: number): Promise<unknown> {
    return this.say({ do: 'answer', seat: 0, questionVersion: this.server.table.questionVersion, answer });
  }

  get acts(): unknown[] {
    return this.stored.map(({ act }) => act);
  }
}

/** Until nothing happens any more: nobody here waits for anything outside. */
async function settled(): Promise<void> {
  for (let rounds = 0; rounds < 5; rounds++) await new Promise((resolve) => setImmediate(resolve));
}

it('a bot is asked once, waits so that people can follow, and its answer is stored in its name', async () => {
  const device = await Device.begun('brisk');
  device.server.wakeBots();
  device.server.wakeBots();
  expect(device.thoughts.map(({ turn: { seat, level, delay } }) => ({ seat, level, delay }))).toEqual([
    { seat: 1, level: 'easy', delay: 900 },
  ]);
  device.now += 400;
  device.thoughts[0].answer(2);
  await settled();
  expect(device.waited).toEqual([500]);
  expect(device.acts.slice(1)).toEqual([{ do: 'answer', seat: 1, answer: 2, by: 'bot' }]);
  expect(device.entered).toBe(2);
  // Now its owner is asked; then the bot bids.
  expect(await device.answer(0)).toBe('ok');
  expect(await device.answer(PASS)).toBe('ok');
  expect(device.thoughts).toHaveLength(2);
  expect(device.numbers).toEqual([2, 3, 4, 5]);
});

it('a bot that fails answers nothing: the error is reported, and the bot is asked again', async () => {
  const device = await Device.begun();
  device.thoughts[0].fail(new Error('no idea'));
  await settled();
  expect(device.failures).toEqual([new Error('no idea')]);
  expect(device.acts).toHaveLength(1);
  expect(device.server.table.waitingFor).toEqual([0, 1]);
  device.server.wakeBots();
  device.thoughts[1].answer(0);
  await settled();
  expect(device.server.table.waitingFor).toEqual([0]);
});

it('a bot whose question is gone is stopped; what it still says or complains about counts for nothing', async () => {
  const device = await Device.begun();
  expect(await device.say({ do: 'pause' })).toBe('ok');
  const [first] = device.thoughts;
  expect(first.signal.aborted).toBe(true);
  first.fail(new Error('stopped'));
  await settled();
  expect(device.failures).toEqual([]);
  expect(await device.say({ do: 'resume' })).toBe('ok');
  expect(await device.say({ do: 'pause' })).toBe('ok');
  const { length } = device.stored;
  device.thoughts[1].answer(0);
  await settled();
  expect(device.stored).toHaveLength(length);
  expect(await device.say({ do: 'resume' })).toBe('ok');
  expect(device.thoughts).toHaveLength(3);
  expect(device.thoughts[2].signal.aborted).toBe(false);
});

it('what cannot be stored has not happened, and the next attempt works', async () => {
  const device = await Device.begun();
  device.full = true;
  expect(await device.answer(0)).toMatchObject({ code: 'failed' });
  expect(device.server.table.waitingFor).toEqual([0, 1]);
  device.full = false;
  expect(await device.answer(0)).toBe('ok');
  expect(device.acts.slice(1)).toEqual([{ do: 'answer', seat: 0, answer: 0, by: 'person' }]);
  await device.server.live.catchUp();
  expect(device.failures).toEqual([]);
});

it('shows what the viewer on screen has seen, and everything only at the end', async () => {
  const idle = new Device();
  expect(idle.server.recording('spectator')).toBeNull();
  const device = await Device.begun();
  device.thoughts[0].answer(1);
  await settled();
  await device.answer(0);
  const recording = device.server.recording(0);
  expect(recording).toMatchObject({ viewer: 0, createdAt: 0 });
  expect(recording?.messages).toHaveLength(2);
  expect([device.server.recording(1), device.server.recording('spectator')]).toEqual([null, null]);
  expect(device.server.archive()).toBeNull();
  expect(await device.say({ do: 'resign', seat: 0 })).toBe('ok');
  expect(device.server.recording(1)).toMatchObject({ viewer: 1 });
  expect(device.server.archive()?.recordings.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator']);
});
