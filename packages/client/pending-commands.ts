import type { Refusal } from '@triptych/kernel';
import type { PlayerCommand } from '@triptych/protocol';
import type { Outgoing } from './transport.ts';

interface Sent {
  readonly frame: Outgoing;
  resolve(refusal: Refusal | null): void;
}

/** Commands that were sent and have no reply yet. Sending one twice is safe: the server recognizes its id. */
export class PendingCommands {
  readonly #send: (frame: Outgoing) => void;
  readonly #newId: () => string;
  readonly #sent = new Map<string, Sent>();

  constructor(send: (frame: Outgoing) => void, newId: () => string) {
    this.#send = send;
    this.#newId = newId;
  }

  /** Resolves with null once the command is carried out, or with a refusal. */
  command(command: PlayerCommand): Promise<Refusal | null> {
    const id = this.#newId();
    // Drafts may hold proxies of a page's reactive state; send plain data.
    const frame: Outgoing = JSON.parse(JSON.stringify({ id, ...command }));
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
