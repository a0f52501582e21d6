import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';

const folder = join(root, 'audit');

console.error('The packages of the audit are installed in audit/ only.');
await prepare();
await prepare(folder);
await Promise.all([build(), buildWeb()]);
const { status } = spawnSync('npm', ['start', '--silent'], {
  cwd: folder,
  shell: process.platform === 'win32',
  stdio: 'inherit',
});
process.exit(status ?? 1);
