import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents, which nobody else on this machine may read: they hold hidden cards, and hashes of
 * secrets. Node's `recursive` option never returns where the system cannot create
 * folders, such as below /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have just created it.
    if (!existsSync(folder)) throw error;
  }
}
