import type { Outgoing, Transport, TransportListener } from '@triptych/client/transport.ts';

/** How long to wait before the next try, in milliseconds: twice as long each time, within limits. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A connection on which nothing was heard for so long is asked whether it still stands, then given up. */
const QUIET = 20_000;

/** A WebSocket that comes back by itself. */
export class SocketTransport implements Transport {
  readonly #address: string;
  readonly #calls: TransportListener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #watching: ReturnType<typeof setTimeout> | undefined;
  readonly #online = (): void => this.reconnect();
  readonly #offline = (): void => this.#lose();

  constructor(address: string, calls: TransportListener) {
    this.#address = address;
    this.#calls = calls;
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    this.#connect();
  }

  send(data: Outgoing): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(data));
  }

  reconnect(): void {
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    this.#drop();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.#watch();
      this.#calls.connected();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#watch();
      this.#calls.heard(JSON.parse(data));
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lose();
    });
  }

  #watch(): void {
    clearTimeout(this.#watching);
    this.#watching = setTimeout(() => {
      this.send({ ping: 1 });
      this.#watching = setTimeout(() => this.#lose(), QUIET);
    }, QUIET);
  }

  #lose(): void {
    this.#drop();
    this.#calls.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // Not all at the same moment, when a server comes back to many.
    this.#waiting = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Lets go of the socket; what it still has to say is no longer heard. */
  #drop(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#watching);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
