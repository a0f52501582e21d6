import { connect, createServer, type Server, type Socket } from 'node:net';
import { type AddressInfo } from 'node:net';

/**
 * What happens to the bytes: they pass; they arrive late; connections break and none is accepted; or the bytes vanish
 * silently.
 */
export type Weather = 'fine' | 'slow' | 'cut' | 'black hole';

/** The delay in each direction when it is slow, in milliseconds. */
const DELAY = 150;

/** A network between a server and its database, in which anything may go wrong. */
export class TcpProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** Connections from before a network change: their bytes vanish, although new ones work. */
  #forsaken = new WeakSet<readonly [Socket, Socket]>();
  #weather: Weather = 'fine';
  #target: number;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    server.on('connection', (socket) => this.#accept(socket));
  }

  /** `target`: the port to pass everything on to. */
  static async start(target: number): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TcpProxy(server, target);
  }

  /** The same database, through this proxy. */
  address(database: string): string {
    const url = new URL(database);
    const address = this.#server.address() as AddressInfo;
    url.port = String(address.port);
    return url.href;
  }

  get weather(): Weather {
    return this.#weather;
  }

  set weather(weather: Weather) {
    this.#weather = weather;
    if (weather !== 'cut') return;
    for (const [near, far] of this.#pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  /** New connections lead elsewhere; the bytes of the old ones vanish, or still reach the old target. */
  moveTo(target: number, old: 'vanishes' | 'stays'): void {
    this.#target = target;
    if (old === 'vanishes') for (const pair of this.#pairs) this.#forsaken.add(pair);
  }

  #accept(near: Socket): void {
    if (this.#weather === 'cut') return void near.on('error', () => {}).resetAndDestroy();
    const far = connect(this.#target, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const end = (): void => {
      // In a black hole, nobody learns that a connection has ended.
      if (this.#swallows(pair)) return;
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.setNoDelay(true).on('error', () => {});
      from.on('close', end);
      from.on('data', (bytes: Buffer) => {
        if (this.#swallows(pair)) return;
        if (this.#weather === 'slow') setTimeout(() => to.write(bytes), DELAY);
        else to.write(bytes);
      });
    }
  }

  #swallows(pair: readonly [Socket, Socket]): boolean {
    return this.#weather === 'black hole' || this.#forsaken.has(pair);
  }

  async close(): Promise<void> {
    this.#weather = 'cut';
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
