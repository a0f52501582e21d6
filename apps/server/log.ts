import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './log-level.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * Logs one line of JSON per event to standard error; standard output is for people. Secrets are never logged.
 */
export function makeLog(level: LogLevel, to: DestinationStream = pino.destination(2)): Logger {
  const options = {
    level,
    redact: {
      paths: [
        'req.headers',
        '*.cookie',
        '*.authorization',
        '*.token',
        '*.password',
        '*.code',
        '*.key',
        '*.seed',
        // Errors of PostgreSQL quote whole rows.
        '*.detail',
        '*.where',
      ],
      remove: true,
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
    },
  };
  return pino(options, to);
}
