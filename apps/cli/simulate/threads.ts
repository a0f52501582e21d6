import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Tally } from '@triptych/kernel';
import { type Chunk, playChunk, type Simulation } from './chunk.ts';

/** The thread's program, beside ours once both are built. */
const WORKER = new URL('./simulate-worker.mjs', import.meta.url);

/** The tally of every chunk, in order. `played` gets the number of games of each chunk when it is done. */
export async function playChunks(
  simulation: Simulation,
  chunks: readonly Chunk[],
  threads: number,
  played: (games: number) => void,
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  // From the sources, and for a single thread, the games are played right here.
  if (threads === 1 || !existsSync(fileURLToPath(WORKER))) {
    for (const chunk of chunks) {
      tallies.push(playChunk(simulation, chunk));
      played(chunk.to - chunk.from);
      // Lets the terminal show the progress.
      await new Promise(setImmediate);
    }
    return tallies;
  }
  let next = 0;
  const thread = async (): Promise<void> => {
    const worker = new Worker(WORKER, { workerData: simulation });
    try {
      while (next < chunks.length) {
        const number = next++;
        tallies[number] = await ask(worker, chunks[number]);
        played(chunks[number].to - chunks[number].from);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, chunks.length) }, thread));
  return tallies;
}

function ask(worker: Worker, chunk: Chunk): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error): void => reject(error);
    worker.once('error', failed);
    worker.once('message', (tally: Tally) => {
      worker.off('error', failed);
      resolve(tally);
    });
    worker.postMessage(chunk);
  });
}
