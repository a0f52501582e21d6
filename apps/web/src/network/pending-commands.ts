import type { Refusal } from '@triptych/kernel';
import type { PlayerCommand } from '@triptych/protocol';
import { randomHex } from '../session/random-hex.ts';

interface Sent {
  readonly frame: object;
  resolve(refusal: Refusal | null): void;
}

/** Commands that were sent and have no reply yet. The server knows their ids: sent twice, they count once. */
export class PendingCommands {
  readonly #send: (frame: object) => void;
  readonly #sent = new Map<string, Sent>();

  constructor(send: (frame: object) => void) {
    this.#send = send;
  }

  /** Null once it is done, or why not. */
  command(command: PlayerCommand): Promise<Refusal | null> {
    const id = randomHex(16);
    // Drafts are drawn from the page's own state, whose proxies are no plain data.
    const frame: object = JSON.parse(JSON.stringify({ id, ...command }));
    return new Promise((resolve) => {
      this.#sent.set(id, { frame, resolve });
      this.#send(frame);
    });
  }

  sendAgain(): void {
    for (const { frame } of this.#sent.values()) this.#send(frame);
  }

  settle(id: string, refusal: Refusal | null): void {
    this.#sent.get(id)?.resolve(refusal);
    this.#sent.delete(id);
  }

  refuseAll(refusal: Refusal): void {
    for (const id of this.#sent.keys()) this.settle(id, refusal);
  }
}
