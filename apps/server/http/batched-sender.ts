import type { WebSocket } from 'ws';

/**
 * A client that reads too slowly is disconnected at this many waiting bytes; it reconnects and gets a fresh
 * state.
 */
const MOST_WAITING = 4 * 1024 * 1024;

interface Outgoing {
  readonly socket: WebSocket;
  readonly text: string;
}

/**
 * Entries of one transaction are all entered first, and then their messages are sent in one go. Alternating
 * between rules and network would be slower.
 */
export class BatchedSender {
  #waiting: Outgoing[] = [];
  readonly #flush = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { socket, text } of waiting) sendTo(socket, text);
  };

  send(socket: WebSocket, text: string): void {
    if (this.#waiting.length === 0) queueMicrotask(this.#flush);
    this.#waiting.push({ socket, text });
  }
}

/** Sends it at once, or disconnects a client that does not read. */
export function sendTo(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(text);
}
