import type { LogLevel } from './log-level.ts';

/** Everything that a host can set; where it comes from is the command line's business (`read-settings.ts`). */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** PostgreSQL instead of the embedded database. */
  readonly database: string | null;
  /** Where people reach the server, if that is not where it listens. */
  readonly base: string | null;
  readonly log: LogLevel;
  /** Whether a proxy in front tells the addresses of people. */
  readonly trustProxy: boolean;
  readonly limits: Limits;
  /** Finished tables are deleted after so many days; 0: never. */
  readonly keepDays: number;
  readonly botThreads: number;
}

export interface Limits {
  /** Requests per address and minute. */
  readonly requests: number;
  /** Messages per socket and second; ten times as many at once. */
  readonly messages: number;
  /** Lines of chat per person and minute. */
  readonly chat: number;
  /** Sockets per address. */
  readonly sockets: number;
  /** Tables in memory at once. */
  readonly tables: number;
}

export const STANDARD: Omit<Settings, 'data'> = {
  port: 8080,
  host: '0.0.0.0',
  database: null,
  base: null,
  log: 'info',
  trustProxy: false,
  limits: { requests: 600, messages: 20, chat: 20, sockets: 100, tables: 1000 },
  keepDays: 0,
  botThreads: 1,
};
