import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../serve.ts';
import { type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

/** A server with a database of its own, for all tests of a block. */
export class OneServer {
  #running: { readonly testDatabase: TestDatabase; readonly server: Server } | null = null;

  constructor() {
    beforeAll(async () => {
      const testDatabase = await sqliteTestDatabase();
      this.#running = { testDatabase, server: await started(testDatabase) };
    });
    afterAll(async () => {
      await this.#running?.server.stop();
      await this.#running?.testDatabase.close();
    });
  }

  get server(): Server {
    return this.#now.server;
  }

  get testDatabase(): TestDatabase {
    return this.#now.testDatabase;
  }

  get port(): number {
    return this.server.port;
  }

  get #now(): { readonly testDatabase: TestDatabase; readonly server: Server } {
    if (this.#running === null) throw new Error('The server runs only during tests.');
    return this.#running;
  }
}
