import { Piscina } from 'piscina';
import type { Answer } from '@triptych/kernel';
import type { BotTask, BotPool } from './bot-pool.ts';

/** How long a bot may think before the server answers in its place, in milliseconds. */
const PATIENCE = 20_000;

/** Bots think in threads of their own, so that people are answered at once. */
export function botThreads(worker: string, threads: number): BotPool {
  const pool = new Piscina<BotTask | null, Answer>({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
  });
  // Node does not survive the end of a thread that is still loading: all are there before they are asked or ended.
  const loaded = (): Promise<unknown> =>
    Promise.all(Array.from({ length: threads }, () => pool.run(null))).catch(() => {});
  const ready = loaded();
  const waiting: (() => void)[] = [];
  const running = new Set<Promise<Answer>>();
  let closed = false;
  return {
    async advise(task) {
      await ready;
      if (running.size >= threads) await new Promise<void>((resolve) => waiting.push(resolve));
      if (closed) throw new Error('the threads are closed');
      const answer = pool.run(task, { signal: AbortSignal.timeout(PATIENCE) });
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
