import type { WebSocket } from 'ws';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';

/** Counts the sockets of each address, whatever they are for. */
export class SocketCount {
  readonly #context: Context;
  readonly #perAddress = new Map<string, number>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Throws if the address has too many. */
  check(address: string): void {
    if ((this.#perAddress.get(address) ?? 0) >= this.#context.settings.limits.sockets)
      throw requestError('too-fast');
  }

  /** Counts a socket until it is closed. */
  enter(address: string, socket: WebSocket): void {
    const { sockets } = this.#context.metrics;
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    sockets.inc();
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      sockets.dec();
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#perAddress.delete(address);
      else this.#perAddress.set(address, left);
    });
  }
}
