import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Work that threads share: what each of them must know, and the parts to hand out one by one. */
export interface SharedWork<Data, Part, Result> {
  /** The thread's program, beside ours once both are built. */
  readonly worker: URL;
  readonly data: Data;
  readonly parts: readonly Part[];
  /** The same without a thread. */
  readonly work: (data: Data, part: Part) => Result | Promise<Result>;
}

/** The results of all parts, in order. Calls `done` after each part. */
export async function inThreads<Data, Part, Result>(
  { worker: program, data, parts, work }: SharedWork<Data, Part, Result>,
  threads: number,
  done: (part: Part) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  // Run from source, or with a single thread, it is done right here.
  if (threads === 1 || !existsSync(fileURLToPath(program))) {
    for (const part of parts) {
      results.push(await work(data, part));
      done(part);
      // Lets the terminal show the progress.
      await new Promise(setImmediate);
    }
    return results;
  }
  let next = 0;
  const thread = async (): Promise<void> => {
    const worker = new Worker(program, { workerData: data });
    try {
      while (next < parts.length) {
        const number = next++;
        results[number] = await ask<Part, Result>(worker, parts[number]);
        done(parts[number]);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, parts.length) }, thread));
  return results;
}

function ask<Part, Result>(worker: Worker, part: Part): Promise<Result> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error): void => reject(error);
    worker.once('error', failed);
    worker.once('message', (result: Result) => {
      worker.off('error', failed);
      resolve(result);
    });
    worker.postMessage(part);
  });
}
