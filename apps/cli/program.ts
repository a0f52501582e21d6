import { relative } from 'node:path';

export const VERSION = '0.1.0';

/** How this program was called, for the commands that messages recommend. */
export function command(...parts: readonly string[]): string {
  const { npm_lifecycle_event = '' } = process.env;
  const program = ['start', 'play'].includes(npm_lifecycle_event) ? 'npm start --' : 'triptych';
  return [program, ...parts].join(' ').replace(/ --$/, '');
}

/** A path as one would type it here. */
export function typed(path: string): string {
  const short = relative('.', path);
  const shown = short.startsWith('..') || short === '' ? path : short;
  return /[^\w./\\:~+-]/.test(shown) ? `"${shown}"` : shown;
}
