import { countAnswers } from '@triptych/kernel';
import { expect, it, vi } from 'vitest';
import type { BotPool } from '../tables/bot-pool.ts';
import { FreshServer } from './fresh-server.ts';
import { Guest, playOn } from './guest.ts';
import { bots } from './test-server.ts';

const fresh = new FreshServer();

interface Plan {
  readonly level: string;
  readonly pace?: string;
  /** When the bots' turn to think comes, and for how long, in milliseconds. */
  readonly queue?: number;
  readonly longest?: number;
}

/** How long a bot waited with its answers, by whether it had a choice. */
interface Waits {
  readonly choice: readonly number[];
  readonly none: readonly number[];
}

/**
 * Nobody waits: the server's clock stands still, and its runner only says how long it would wait. Matches of Xerxes, where a seat is asked for a card even if it holds none that it could play, until both happened. */
async function waitsOf({ level, pace = 'instant', queue = 0, longest = 1000 }: Plan): Promise<Waits> {
  const quick = bots();
  const turns: { choice: boolean; wait: number }[] = [];
  const pool: BotPool = {
    ...quick,
    async answer(task) {
      const { answer } = await quick.answer({ ...task, level: 'casual' });
      turns.push({ choice: countAnswers(task.question.shape) > 1, wait: 0 });
      return { answer, began: Date.now() + queue, longest };
    },
  };
  const wait = async (milliseconds: number): Promise<void> => {
    const turn = turns.at(-1);
    if (turn !== undefined) turn.wait = milliseconds;
  };
  await fresh.start({}, { bots: pool, wait });
  const ana = await Guest.come(fresh.port, 'Ana');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const waits = (choice: boolean): readonly number[] => [
    ...new Set(turns.flatMap((turn) => (turn.choice === choice ? [turn.wait] : []))),
  ];
  while (waits(false).length === 0) {
    const seats = [{ kind: 'me' }, { kind: 'bot', level }];
    const { table } = await ana.createTable({ game: 'xerxes', seats, botPace: pace });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await player.until(() => player.state.status === 'running');
    await playOn([player]);
    expect(player.state.status).toBe('over');
    await player.close();
  }
  return { choice: waits(true), none: waits(false) };
}

it.each([
  ['that searches takes its whole time', { level: 'strong' }, 500],
  ['that searches for long takes longer', { level: 'master' }, 1100],
  ['whose turn comes late takes its time from then on', { level: 'master', queue: 3000 }, 4100],
  ['that may think only briefly takes no longer', { level: 'master', queue: 3000, longest: 60 }, 3160],
  ['waits longer if the pace of the table asks for it', { level: 'strong', pace: 'calm' }, 2500],
  ['that does not search waits for nothing', { level: 'casual' }, 0],
] satisfies [string, Plan, number][])(
  'a bot %s, whether or not it holds a card',
  async (_case, plan, wait) => {
    expect(await waitsOf(plan)).toEqual({ choice: [wait], none: [wait] });
  },
);
