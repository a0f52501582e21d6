import { refuseAsHost, type ServerRefusal } from '@triptych/protocol';
import { Worker } from 'node:worker_threads';
import {} from '@triptych/kernel';
import type { Proof } from './prove-archive.ts';
import { SerialQueue } from '@triptych/table';

/** Somebody who proves what a file says. */
export interface Prover {
  prove(file: Uint8Array): Promise<Proof>;
  close(): Promise<void>;
}

/** How long a proof may take, in milliseconds; one of an honest match takes a fraction of a second. */
const PATIENCE = 20_000;
/** How much memory, in megabytes. */
const ROOM = 512;
/** How many files may wait for their turn. */
const MOST_WAITING = 4;

const refusal = (code: ServerRefusal): Proof => ({ ok: false, refusal: refuseAsHost(code) });

/**
 * Proves one file at a time, each in a thread of its own that ends with it: whatever is in the file, people are
 * answered at once meanwhile.
 */
export function proofThread(worker: string, patience = PATIENCE): Prover {
  const turns = new SerialQueue();
  let waiting = 0;
  let stop = (): void => {};
  let closed = false;

  function run(file: Uint8Array): Promise<Proof> {
    return new Promise((resolve) => {
      const thread = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: ROOM } });
      // Until it is over, nothing has been found.
      let found = refusal('failed');
      let timer: NodeJS.Timeout | undefined;
      const end = (proof: Proof): void => {
        found = proof;
        void thread.terminate();
      };
      thread.on('message', (said: Proof | null) => {
        if (said !== null) return end(said);
        // It is there: only from here on may it be ended, and time counts. Node does not survive the end of a thread
        // that is still loading.
        if (closed) return end(found);
        stop = () => end(found);
        timer = setTimeout(() => end(refusal('too-much')), patience);
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
      return turns
        .promised(() => (closed ? Promise.resolve(refusal('busy')) : run(file)))
        .finally(() => waiting--);
    },
    async close() {
      closed = true;
      stop();
      await turns.promised(() => Promise.resolve());
    },
  };
}
