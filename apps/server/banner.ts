import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Settings } from './settings.ts';
import type { ServerWords } from './words/index.ts';

/** What is shown when the server has started: where it is, and a QR code for phones nearby. */
export function banner(
  { host, base }: Pick<Settings, 'host' | 'base'>,
  port: number,
  { banner: words }: ServerWords,
): string {
  const here = `http://localhost:${port}`;
  const near = base ?? networkAddress(host, port);
  const lines = [words.open, '', `  ${words.here}: ${here}`];
  if (near !== null) lines.push(`  ${words.network}: ${near}`, '', renderUnicodeCompact(near, { border: 1 }));
  return [...lines, '', words.stop].join('\n');
}

function networkAddress(host: string, port: number): string | null {
  if (host !== '0.0.0.0' && host !== '::')
    return host === '127.0.0.1' || host === 'localhost' ? null : `http://${host}:${port}`;
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = all.find(({ internal, family }) => !internal && family === 'IPv4');
  return outside === undefined ? null : `http://${outside.address}:${port}`;
}
