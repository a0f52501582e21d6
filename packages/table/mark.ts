import type { Command } from '@triptych/protocol';

/**
 * A few characters by which a command is known again: FNV-1a over its text. It need not resist anybody: who finds two
 * commands with one mark deceives nobody but themselves.
 */
export function markOf(command: Command): string {
  const text = JSON.stringify(command);
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}
