import { parentPort } from 'node:worker_threads';
import { GAMES } from './games.ts';
import { prover } from './tables/prove-archive.ts';

/** Runs in a proof thread: reports that it has loaded, receives a file, and sends the verdict. */
const prove = prover(GAMES);

parentPort?.on('message', (file: Uint8Array) => {
  void prove(file).then((proof) => parentPort?.postMessage(proof));
});
parentPort?.postMessage(null);
