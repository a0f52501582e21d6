import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';

/** Where the backup goes that is made before a migration. */
export function fileBefore(folder: string, migration: string, ending: 'db' | 'backup'): string {
  makeFolder(folder);
  const now = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return join(folder, `before-${migration}-${now}.${ending}`);
}
