import { renderUnicodeCompact } from 'uqr';
import { adminAddress } from './administration/admins.ts';
import { networkAddress } from './network-address.ts';
import type { Settings } from './settings.ts';
import type { ServerWords } from './words/index.ts';

/** What the operator sees when the server has started: its address, and a QR code for phones nearby. */
export function banner(
  { host, base }: Pick<Settings, 'host' | 'base'>,
  port: number,
  { banner: words }: ServerWords,
  /** The secret for the first administrator; null once there is one. */
  firstAdmin: string | null,
): string {
  const here = `http://localhost:${port}`;
  const near = base ?? networkAddress(host, port);
  const lines = [words.open, '', `  ${words.here}: ${here}`];
  if (near !== null) lines.push(`  ${words.network}: ${near}`, '', renderUnicodeCompact(near, { border: 1 }));
  if (firstAdmin !== null) lines.push('', `  ${words.admin}:`, `  ${adminAddress(base ?? here, firstAdmin)}`);
  return [...lines, '', words.stop].join('\n');
}
