import { limited, SteadyClient } from './postgres-client.ts';

/** When to try again after a connection broke, or could not be made. */
const RETRY_AFTER = 1000;
/** How often to say something, so that silence means that the connection is dead. */
const BEAT = 10_000;

type Heard = (table: string | null) => void;

/** A connection that only listens. When it breaks, it is made anew until that works; anything may have been missed. */
export class Ear {
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

  /** Fails if the first connection does; those after it are nobody's to wait for. */
  async listen(heard: Heard): Promise<void> {
    const client = new SteadyClient(limited(this.#url));
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      const [from, table] = payload.split(' ');
      if (from !== this.#process && table !== undefined) heard(table);
    });
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    const beat = setInterval(() => void client.query('select 1').catch(() => {}), BEAT);
    beat.unref();
    // However it breaks: it ends once, and only then.
    client.once('end', () => {
      clearInterval(beat);
      this.#again(heard);
    });
  }

  #again(heard: Heard): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      this.listen(heard).then(
        () => heard(null),
        () => this.#again(heard),
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
