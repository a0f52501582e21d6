import type { Command } from '@triptych/protocol';

/**
 * A short hash (FNV-1a) that recognizes a repeated command. It need not be secure: somebody who finds a
 * collision fools only themselves.
 */
export function markOf(command: Command): string {
  const text = JSON.stringify(command);
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}
