import { withTimeLimits, SteadyClient } from './postgres-client.ts';

/** The delay before reconnecting, in milliseconds. */
const RETRY_AFTER = 1000;
/** How often to query something, so that a dead connection is noticed. */
const PING_EVERY = 10_000;

type OnNotice = (table: string | null) => void;

/**
 * A connection that listens for notifications. When it breaks, it reconnects and then reports that anything
 * may have been missed.
 */
export class NotificationListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #process: string;
  #client: SteadyClient | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, channel: string, process: string) {
    this.#url = url;
    this.#channel = channel;
    this.#process = process;
  }

  /** Rejects if the first connection fails; later ones are retried in the background. */
  async listen(onNotice: OnNotice): Promise<void> {
    const client = new SteadyClient(withTimeLimits(this.#url));
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      const [from, table] = payload.split(' ');
      if (from !== this.#process && table !== undefined) onNotice(table);
    });
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    const ping = setInterval(() => void client.query('select 1').catch(() => {}), PING_EVERY);
    ping.unref();
    // The client emits 'end' once, however the connection breaks.
    client.once('end', () => {
      clearInterval(ping);
      this.#reconnect(onNotice);
    });
  }

  #reconnect(onNotice: OnNotice): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      this.listen(onNotice).then(
        () => onNotice(null),
        () => this.#reconnect(onNotice),
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
