import { Piscina } from 'piscina';
import type { Answer } from '@triptych/kernel';
import type { BotPool, TimedBotTask } from './bot-pool.ts';
import { FairQueue } from './fair-queue.ts';

/** How long a bot may think before the server follows the game's advice, in milliseconds. */
const TIME_LIMIT = 20_000;
/** The time limit of a bot: the longest, while no other waits, and the shortest, however many do; in milliseconds. */
const MOST = 1000;
const LEAST = 60;

/** Bots think in their own threads, so that they never delay people. */
export function botThreads(worker: string, threads: number): BotPool {
  const pool = new Piscina<TimedBotTask | null, Answer>({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
  });
  // Node crashes if a thread is terminated while it is loading, so wait for all of them first.
  const loaded = (): Promise<unknown> =>
    Promise.all(Array.from({ length: threads }, () => pool.run(null))).catch(() => {});
  const ready = loaded();
  const queue = new FairQueue();
  const running = new Set<Promise<Answer>>();
  let closed = false;
  return {
    async answer(task) {
      await ready;
      if (running.size >= threads) await queue.wait(task.table);
      if (closed) throw new Error('the bot threads are closed');
      const start = performance.now();
      const began = Date.now();
      // The more bots wait, the less time each gets, so that the queue stays short.
      const longest = Math.max(LEAST, Math.min(MOST, (MOST * 2 * threads) / (queue.length + 1)));
      const answer = pool.run({ ...task, longest }, { signal: AbortSignal.timeout(TIME_LIMIT) });
      running.add(answer);
      try {
        return { answer: await answer, began, longest };
      } finally {
        running.delete(answer);
        queue.spent(task.table, performance.now() - start);
        queue.next();
      }
    },
    load: () => ({ threads, thinking: running.size, waiting: queue.length }),
    async close() {
      closed = true;
      queue.wakeAll();
      await ready;
      await Promise.allSettled(running);
      await loaded();
      await pool.destroy();
    },
  };
}
