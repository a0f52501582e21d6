import type { Tally } from '@triptych/kernel';
import { inThreads } from '../threads.ts';
import { type Chunk, playChunk, type SimulatedPack } from './chunk.ts';

const WORKER = new URL('./simulate-worker.mjs', import.meta.url);

/** The tally of every chunk, in order. Calls `played` with the number of games as each chunk finishes. */
export function playChunks(
  simulation: SimulatedPack,
  chunks: readonly Chunk[],
  threads: number,
  played: (games: number) => void,
): Promise<Tally[]> {
  const work = { worker: WORKER, data: simulation, parts: chunks, work: playChunk };
  return inThreads(work, threads, ({ from, to }) => played(to - from));
}
