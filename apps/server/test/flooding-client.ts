import type { ServerFrame } from '@triptych/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

/** How a reply to a frame begins. */
const ANSWER = /^\{"(ok|refused|pong|story|viewer)"/;

/** A client that ignores its messages and only counts replies. */
export class FloodingClient {
  readonly socket: WebSocket;
  /** Of refusals. */
  readonly codes = new Set<string>();
  #unanswered = 0;
  #wake = (): void => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      const answers = ANSWER.test(text);
      if (answers) this.#unanswered--;
      // Whole states and stories are long; only refusals are read.
      if (text.startsWith('{"refused"')) {
        const { refusal }: ServerFrame = JSON.parse(text);
        if (refusal !== undefined) this.codes.add(refusal.code);
      }
      if (answers) this.#wake();
    });
    socket.on('close', () => this.#wake());
  }

  static connect(guest: Guest): Promise<FloodingClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${guest.port}/api/socket`, { headers: guest.headers });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new FloodingClient(socket)));
      socket.once('error', reject);
    });
  }

  send(text: string): void {
    this.#unanswered++;
    this.socket.send(text);
  }

  /** Waits until every message has been answered, or no more replies come. */
  answered(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        if (this.#unanswered <= 0 || this.socket.readyState !== WebSocket.OPEN) resolve();
      };
      this.#wake();
    });
  }
}
