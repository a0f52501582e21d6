import { type Logger, pino } from 'pino';
import type { LogLevel } from './log-level.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** One line of JSON per event. What could let somebody in is never written. */
export function makeLog(level: LogLevel): Logger {
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
      ],
      remove: true,
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
    },
  };
  // What is meant for people goes to the standard output.
  return pino(options, pino.destination(2));
}
