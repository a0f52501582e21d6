import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { textFrame } from './text-frame.ts';

/** Who reads so slowly that this much waits for them is cut off, and comes back with a fresh sight. */
const MOST_WAITING = 4 * 1024 * 1024;

interface Letter {
  readonly socket: WebSocket;
  readonly stream: Socket;
  readonly text: string;
}

/**
 * Answers that share a transaction are told together: all of them are carried out first, and then everything is
 * written in one go. To go to and fro between rules and network would cost more.
 */
export class BatchedSender {
  #letters: Letter[] = [];
  readonly #post = (): void => {
    const letters = this.#letters;
    this.#letters = [];
    for (const letter of letters) write(letter);
  };

  send(socket: WebSocket, stream: Socket, text: string): void {
    if (this.#letters.length === 0) queueMicrotask(this.#post);
    this.#letters.push({ socket, stream, text });
  }
}

/** The frame goes straight to the stream: the library would hand it over in two parts, which takes twice as long. */
function write({ socket, stream, text }: Letter): void {
  if (socket.readyState !== socket.OPEN) return;
  if (stream.writableLength > MOST_WAITING) socket.terminate();
  else stream.write(textFrame(text));
}
