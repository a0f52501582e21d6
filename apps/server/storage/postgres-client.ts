import pg from 'pg';

/**
 * A client whose broken connection never crashes the process. It can break at any time: while connecting,
 * between two statements of a transaction, or after closing. Pending statements reject.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
