import { parentPort } from 'node:worker_threads';
import { GAMES } from './games.ts';
import { prover } from './hosting/prove-archive.ts';

/** What runs in the thread of a proof: it says that it is there, is sent a file, and says what it found. */
const prove = prover(GAMES);

parentPort?.on('message', (file: Uint8Array) => {
  void prove(file).then((proof) => parentPort?.postMessage(proof));
});
parentPort?.postMessage(null);
