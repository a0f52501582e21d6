import { afterEach, beforeEach, vi } from 'vitest';
import type { Parts, Server } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

/** An empty database for each test of a block, on which it starts a server of its own. */
export class FreshServer {
  #testDatabase: TestDatabase | null = null;
  #server: Server | null = null;

  constructor() {
    beforeEach(async () => {
      this.#testDatabase = await sqliteTestDatabase();
    });
    // A failed test must not leave a server running that locks the folder of the next ones.
    afterEach(async () => {
      vi.restoreAllMocks();
      await this.#server?.stop();
      await this.#testDatabase?.close();
      this.#server = null;
    });
  }

  async start(change: Partial<Settings> = {}, parts: Partial<Parts> = {}): Promise<Server> {
    this.#server = await started(this.testDatabase, change, parts);
    return this.#server;
  }

  get testDatabase(): TestDatabase {
    if (this.#testDatabase === null) throw new Error('A database is there only during tests.');
    return this.#testDatabase;
  }

  get server(): Server {
    if (this.#server === null) throw new Error('The test has started no server.');
    return this.#server;
  }

  get port(): number {
    return this.server.port;
  }
}
