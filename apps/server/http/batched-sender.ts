import type { WebSocket } from 'ws';

/** Who reads so slowly that this much waits for them is cut off, and comes back with a fresh state. */
const MOST_WAITING = 4 * 1024 * 1024;

interface Outgoing {
  readonly socket: WebSocket;
  readonly text: string;
}

/**
 * Answers that share a transaction are told together: all of them are carried out first, and then everything is
 * written in one go. To go to and fro between rules and network would cost more.
 */
export class BatchedSender {
  #waiting: Outgoing[] = [];
  readonly #flush = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const outgoing of waiting) write(outgoing);
  };

  send(socket: WebSocket, text: string): void {
    if (this.#waiting.length === 0) queueMicrotask(this.#flush);
    this.#waiting.push({ socket, text });
  }
}

function write({ socket, text }: Outgoing): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(text);
}
