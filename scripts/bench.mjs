import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';

const folder = join(root, 'bench');

console.error('The packages of the benchmarks are installed in bench/ only.');
await prepare();
await prepare(folder);
const { status } = spawnSync('npm', ['start', '--silent', '--', ...process.argv.slice(2)], {
  cwd: folder,
  shell: process.platform === 'win32',
  stdio: 'inherit',
});
process.exit(status ?? 1);
