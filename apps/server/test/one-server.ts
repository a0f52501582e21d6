import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../serve.ts';
import { type Stage, sqliteStage, started } from './test-server.ts';

/** A server with a database of its own, for all tests of a block. */
export class OneServer {
  #running: { readonly stage: Stage; readonly server: Server } | null = null;

  constructor() {
    beforeAll(async () => {
      const stage = await sqliteStage();
      this.#running = { stage, server: await started(stage) };
    });
    afterAll(async () => {
      await this.#running?.server.stop();
      await this.#running?.stage.close();
    });
  }

  get server(): Server {
    return this.#now.server;
  }

  get stage(): Stage {
    return this.#now.stage;
  }

  get port(): number {
    return this.server.port;
  }

  get #now(): { readonly stage: Stage; readonly server: Server } {
    if (this.#running === null) throw new Error('The server runs only during tests.');
    return this.#running;
  }
}
