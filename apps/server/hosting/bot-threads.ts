import { Piscina } from 'piscina';
import type { Advisers } from './advisers.ts';

/** Bots think in threads of their own, so that people are answered at once. */
export function botThreads(worker: string, threads: number): Advisers {
  const pool = new Piscina({ filename: worker, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 });
  return {
    advise: (task, signal) => pool.run(task, { signal }),
    close: () => pool.close({ force: true }),
  };
}
