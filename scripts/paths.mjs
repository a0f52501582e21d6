import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether this module was started by `node` itself rather than imported.
 * @param {string} moduleUrl
 */
export function runsAsProgram(moduleUrl) {
  const program = process.argv[1];
  return program !== undefined && realpathSync(program) === fileURLToPath(moduleUrl);
}
