import { Socket } from 'node:net';
import pg from 'pg';

/** The time limit for connecting, and for waiting for a free connection, in milliseconds. */
const CONNECT = 5000;
/** The time limit for a statement. */
const STATEMENT = 20_000;
/** A connection that stays silent for longer than any statement may take is dead. */
const SILENCE = STATEMENT + 5000;

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

/** Sets time limits, so that a database that does not answer leads to a refusal instead of a long wait. */
export function withTimeLimits(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    // Destroy the socket on a timeout: the pool must not hand out a connection with a statement still
    // running.
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(SILENCE, () => socket.destroy(new Error('the database does not answer')));
    },
  };
}
