import { refuseRequest, type ServerRefusal } from '@triptych/protocol';
import { Worker } from 'node:worker_threads';
import type { Proof } from './prove-archive.ts';
import { SerialQueue } from '@triptych/table';

/** Verifies archive files. */
export interface Prover {
  prove(file: Uint8Array): Promise<Proof>;
  close(): Promise<void>;
}

/** How long a verification may take, in milliseconds; an honest match takes a fraction of a second. */
const TIME_LIMIT = 20_000;
/** In megabytes. */
const MEMORY_LIMIT = 512;
/** How many files may wait in the queue. */
const MOST_WAITING = 4;

const refusal = (code: ServerRefusal): Proof => ({ ok: false, refusal: refuseRequest(code) });

/** Verifies one file at a time, each in its own thread, so that no file can slow the server down. */
export function proofThread(worker: string, timeLimit = TIME_LIMIT): Prover {
  const queue = new SerialQueue();
  let waiting = 0;
  let stop = (): void => {};
  let closed = false;

  function run(file: Uint8Array): Promise<Proof> {
    return new Promise((resolve) => {
      const thread = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT } });
      // The result if the thread ends early.
      let found = refusal('failed');
      let timer: NodeJS.Timeout | undefined;
      const end = (proof: Proof): void => {
        found = proof;
        void thread.terminate();
      };
      thread.on('message', (reply: Proof | null) => {
        if (reply !== null) return end(reply);
        // The thread has loaded: only now may it be terminated, or Node crashes. The time limit starts here.
        if (closed) return end(found);
        stop = () => end(found);
        timer = setTimeout(() => end(refusal('too-much')), timeLimit);
        thread.postMessage(file);
      });
      thread.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') found = refusal('too-much');
      });
      thread.on('exit', () => {
        clearTimeout(timer);
        resolve(found);
      });
    });
  }

  return {
    async prove(file) {
      if (closed || waiting >= MOST_WAITING) return refusal('busy');
      waiting++;
      return queue
        .promised(() => (closed ? Promise.resolve(refusal('busy')) : run(file)))
        .finally(() => waiting--);
    },
    async close() {
      closed = true;
      stop();
      await queue.promised(() => Promise.resolve());
    },
  };
}
