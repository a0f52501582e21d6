import { Socket } from 'node:net';
import { refuseStandby, SteadyClient } from './postgres-client.ts';

/** The delay before reconnecting, in milliseconds. */
const RETRY_AFTER = 1000;
/** How often to send a query, as a fraction of how long the connection may stay silent. */
const PINGS = 3;

type OnNotification = (table: string | null) => void;

/**
 * A connection that listens for notifications. When it breaks, it reconnects and then reports that anything
 * may have been missed.
 */
export class NotificationListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #process: string;
  /** For connecting, and for any silence, in milliseconds. */
  readonly #limit: number;
  #client: SteadyClient | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, channel: string, process: string, limit: number) {
    this.#url = url;
    this.#channel = channel;
    this.#process = process;
    this.#limit = limit;
  }

  /** Rejects if the first connection fails; later ones are retried in the background. */
  async listen(onNotification: OnNotification): Promise<void> {
    const client = new SteadyClient({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#limit,
      stream: () => {
        const socket = new Socket();
        const silent = new Error('the database does not answer');
        return socket.setTimeout(this.#limit, () => socket.destroy(silent));
      },
    });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      const [from, table] = payload.split(' ');
      if (from !== this.#process && table !== undefined) onNotification(table);
    });
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      await refuseStandby(client);
    } catch (error) {
      void client.end();
      throw error;
    }
    // Nobody writes to a database that has become a standby, though it may live on.
    const ping = setInterval(() => {
      refuseStandby(client).catch(() => client.connection.stream.destroy());
    }, this.#limit / PINGS);
    ping.unref();
    // The client emits 'end' once, however the connection breaks.
    client.once('end', () => {
      clearInterval(ping);
      this.#reconnect(onNotification);
    });
  }

  /** Gives the connection up: it may lead to a database that is no longer the right one. */
  renew(): void {
    this.#client?.connection.stream.destroy();
  }

  #reconnect(onNotification: OnNotification): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      this.listen(onNotification).then(
        () => onNotification(null),
        () => this.#reconnect(onNotification),
      );
    }, RETRY_AFTER);
    this.#retry.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#client?.end();
  }
}
