import type { Refusal } from '@triptych/kernel';
import { type Frame, isMessage, type PlayerCommand, refuseRequest } from '@triptych/protocol';
import { PendingCommands } from './pending-commands.ts';
import { type AppliedMessage, TableMirror } from './table-mirror.ts';
import type { Outgoing } from './transport.ts';

/**
 * The core of every client: what the server has told it, and its commands. A page adds the story and its screens
 * (`TableSession`); a load generator or a test adds nothing.
 */
export class TableClient {
  readonly mirror: TableMirror;
  readonly #pending: PendingCommands;

  /** `newId`: an id for a command. `mirror`: what the client knew before it connected again. */
  constructor(send: (frame: Outgoing) => void, newId: () => string, mirror = new TableMirror()) {
    this.mirror = mirror;
    this.#pending = new PendingCommands(send, newId);
  }

  /** Resolves with null once the command is carried out, or with a refusal. */
  command(command: PlayerCommand): Promise<Refusal | null> {
    return this.#pending.command(command);
  }

  /** Applies a frame and returns the messages in it; null if earlier ones are missing. */
  hear(frame: Frame): readonly AppliedMessage[] | null {
    const messages = this.mirror.hear(frame);
    if (messages === null || isMessage(frame)) return messages;
    const { ok, refused = null, refusal = refuseRequest('failed') } = frame;
    if (ok !== undefined) this.#pending.settle(ok, null);
    if (refused !== null) this.#pending.settle(refused, refusal);
    return messages;
  }

  /** After a lost connection, commands without a reply are sent again. */
  sendAgain(): void {
    this.#pending.sendAgain();
  }

  /** The server has refused whatever it was. */
  refuseAll(refusal: Refusal): void {
    this.#pending.refuseAll(refusal);
  }
}
