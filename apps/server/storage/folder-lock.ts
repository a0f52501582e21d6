import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Locks a folder against other servers. The process owns the lock, so it ends with the process. Admin
 * commands need no lock; they leave messages.
 */
export function lockFolder(data: string): { release(): void } {
  const lock = new Database(join(data, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => void lock.close() };
}
