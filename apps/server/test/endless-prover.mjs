// A thread in place of that of a proof, which never comes to an end.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage(null);
