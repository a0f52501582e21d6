import type { WebSocket } from 'ws';
import type { TableRegistry } from '../tables/table-registry.ts';
import { SESSIONS } from '../tables/subjects.ts';
import type { Log } from '../log.ts';
import { hashOfSecret } from '../people/secrets.ts';

/** The close code "service restart": the client did nothing wrong and may reconnect. */
export const SERVICE_RESTART = 1012;
/** Databases limit the values of one query. */
const BATCH = 1000;

/** Open sockets by their session. Signing out closes them, whichever process they are connected to. */
export class SessionSockets {
  readonly #registry: TableRegistry;
  readonly #log: Log;
  readonly #open = new Map<string, Set<WebSocket>>();

  constructor(registry: TableRegistry, log: Log) {
    this.#registry = registry;
    this.#log = log;
    registry.sessionsEnded = () => this.#check();
  }

  /** Called before the token is looked up, so that no session ends in between. */
  enter(token: string | null, socket: WebSocket): void {
    if (token === null) return;
    const hash = hashOfSecret(token);
    const sockets = this.#open.get(hash) ?? new Set();
    this.#open.set(hash, sockets.add(socket));
    socket.on('close', () => {
      if (sockets.delete(socket) && sockets.size === 0) this.#open.delete(hash);
    });
  }

  /** Sessions have ended here: their sockets are closed, here and in the other processes. */
  async ended(): Promise<void> {
    await this.#registry.storage.notify(SESSIONS);
    await this.#closeEnded();
  }

  #check(): void {
    this.#closeEnded().catch((error: unknown) => this.#log.error(error));
  }

  async #closeEnded(): Promise<void> {
    const hashes = [...this.#open.keys()];
    for (let at = 0; at < hashes.length; at += BATCH) {
      const some = hashes.slice(at, at + BATCH);
      const rows = await this.#registry.storage.db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person_id')
        .select('token_hash')
        .where('banned_at', 'is', null)
        .where('token_hash', 'in', some)
        .execute();
      const there = new Set(rows.map(({ token_hash }) => token_hash));
      // Their clients reconnect, now signed out.
      for (const hash of some)
        if (!there.has(hash)) for (const socket of this.#open.get(hash) ?? []) socket.close(SERVICE_RESTART);
    }
  }
}
