import { parentPort, workerData } from 'node:worker_threads';
import { playChunk, type Chunk, type Simulation } from './simulate/chunk.ts';

// A thread that plays chunks of games until it is ended. What it is sent comes from `simulate/threads.ts`.
const simulation: Simulation = workerData;
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(simulation, chunk)));
