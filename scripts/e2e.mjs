// Tests the page in a real Chromium: an installed one, else Debian's, else Playwright's. Without any, it says
// so loudly.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from './build.mjs';
import { buildExamplePage, buildExampleProgram } from './build-examples.mjs';
import { buildWeb } from './build-web.mjs';
import { root } from './paths.mjs';

const [project = 'tests', ...more] = process.argv.slice(2);
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Lighter than the whole browser, which a few tests need. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function runs(command, parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const hasInstalled = () => INSTALLED.some((path) => existsSync(path));

function findBrowser() {
  if (hasInstalled() && existsSync(SHELL)) return true;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && runs('apt-get', ['update', '-qq']))
    runs('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell']);
  return hasInstalled() || runs('npx', ['playwright', 'install', 'chromium']);
}

if (!findBrowser()) {
  console.log(
    'NO BROWSER: Chromium is neither installed nor to be had, so that NOTHING of the page was tested.',
  );
  process.exit(0);
}
/** A free port: two checkouts may be tested at the same time, each against its own page. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? String(address.port) : '4178';
}

await Promise.all([buildWeb(), build()]);
if (project === 'tests') await Promise.all([buildExamplePage(), buildExampleProgram()]);
process.env['E2E_PORT'] ??= await freePort();
// Each day tests different windows (apps/web/e2e/sweep.spec.ts), the same for everybody on that day.
process.env['SWEEP_SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');
if (project === 'tests') console.log(`Windows by seed ${process.env['SWEEP_SEED']}`);
process.exit(runs('npx', ['playwright', 'test', `--project=${project}`, ...more]) ? 0 : 1);
