// Replaces the proof thread with one that never finishes.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage(null);
