import type { Outgoing, Transport, TransportListener } from '@triptych/client/transport.ts';
import type { Frame } from '@triptych/protocol';

/** The delay before reconnecting, in milliseconds; it doubles with each attempt up to the longest. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After this much silence the connection gets a ping; after as much again it counts as lost (milliseconds). */
const QUIET = 20_000;

/** A WebSocket that reconnects by itself. */
export class SocketTransport<In = Frame, Out = Outgoing> implements Transport<Out> {
  readonly #address: string;
  readonly #listener: TransportListener<In>;
  #socket: WebSocket | null = null;
  #tries = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #watching: ReturnType<typeof setTimeout> | undefined;
  readonly #online = (): void => this.reconnect();
  readonly #offline = (): void => this.#lose();

  constructor(address: string, listener: TransportListener<In>) {
    this.#address = address;
    this.#listener = listener;
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    this.#connect();
  }

  send(data: Out | { readonly ping: 1 }): void {
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
      this.#listener.connected();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#watch();
      this.#listener.heard(JSON.parse(data));
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
    this.#listener.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // Jitter, so that clients do not all reconnect at the same moment after a restart.
    this.#waiting = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Drops the socket and ignores whatever it still delivers. */
  #drop(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#watching);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
