import { parentPort, workerData } from 'node:worker_threads';
import { playChunk, type Chunk, type SimulatedPack } from './simulate/chunk.ts';

// A thread that plays chunks of games until it is ended. What it is sent comes from `simulate/threads.ts`.
const simulation: SimulatedPack = workerData;
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(simulation, chunk)));
