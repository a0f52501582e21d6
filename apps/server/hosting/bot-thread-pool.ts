import { Piscina } from 'piscina';
import type { Answer } from '@triptych/kernel';
import type { BotTask, BotPool } from './bot-pool.ts';

/** How long a bot may think before the server gives a random answer, in milliseconds. */
const TIME_LIMIT = 20_000;

/** Bots think in their own threads, so that they never delay people. */
export function botThreads(worker: string, threads: number): BotPool {
  const pool = new Piscina<BotTask | null, Answer>({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
  });
  // Node crashes if a thread is terminated while it is loading, so wait for all of them first.
  const loaded = (): Promise<unknown> =>
    Promise.all(Array.from({ length: threads }, () => pool.run(null))).catch(() => {});
  const ready = loaded();
  const waiting: (() => void)[] = [];
  const running = new Set<Promise<Answer>>();
  let closed = false;
  return {
    async answer(task) {
      await ready;
      if (running.size >= threads) await new Promise<void>((resolve) => waiting.push(resolve));
      if (closed) throw new Error('the bot threads are closed');
      const answer = pool.run(task, { signal: AbortSignal.timeout(TIME_LIMIT) });
      running.add(answer);
      try {
        return await answer;
      } finally {
        running.delete(answer);
        waiting.shift()?.();
      }
    },
    async close() {
      closed = true;
      for (const wake of waiting.splice(0)) wake();
      await ready;
      await Promise.allSettled(running);
      await loaded();
      await pool.destroy();
    },
  };
}
