import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { CopyCheck } from './backups.ts';

/**
 * Restores a backup into a temporary folder and reads every match in it, in a separate process, so that no player waits
 * for it.
 */
export function checkInOwnProcess(data: string): CopyCheck {
  return (file, signal) =>
    new Promise((resolve) => {
      const args = [process.argv[1], 'admin', 'check', '--backup', file, '--data', data];
      const child = execFile(process.execPath, args, { signal }, (error, _out, problem) => {
        resolve(error === null ? null : problem.trim() || error.message);
      });
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // It has already ended, or the system does not allow it.
      }
    });
}
