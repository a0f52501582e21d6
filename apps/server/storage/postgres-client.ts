import { Socket } from 'node:net';
import pg from 'pg';

/** How long a connection may take, and how long a request waits for one that is free, in milliseconds. */
const CONNECT = 5000;
/** The longest statement. */
const STATEMENT = 20_000;
/** A connection that says nothing for longer than any statement takes is dead, whatever the network thinks. */
const SILENCE = STATEMENT + 5000;

/**
 * A connection whose end ends nothing else. It may break at any moment: while it is being made, between two
 * statements of a transaction, after it was closed. Whoever waits for a statement hears of it there.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** Limits for everything that somebody waits for: a database that does not answer is a refusal, not a long wait. */
export function limited(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    // Closed rather than given up by the client alone: nobody else may get a connection in the middle of something.
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(SILENCE, () => socket.destroy(new Error('the database does not answer')));
    },
  };
}
