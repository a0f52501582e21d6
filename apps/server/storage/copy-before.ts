import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';

/** Where a copy goes that is made before the database changes its form. */
export function fileBefore(folder: string, migration: string, ending: 'db' | 'backup'): string {
  makeFolder(folder);
  const now = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return join(folder, `before-${migration}-${now}.${ending}`);
}
