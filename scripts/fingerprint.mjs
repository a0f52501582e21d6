import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * A text that changes whenever a source under these paths does.
 * @param {string[]} paths
 * @param {RegExp} kinds which files count
 */
export function fingerprint(paths, kinds) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => sourceFiles(path, kinds))) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @param {RegExp} kinds
 * @returns {string[]}
 */
function sourceFiles(path, kinds) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
    .filter((entry) => entry.isDirectory() || kinds.test(entry.name))
    .map(({ name }) => `${path}/${name}`)
    .sort()
    .flatMap((child) => sourceFiles(child, kinds));
}
