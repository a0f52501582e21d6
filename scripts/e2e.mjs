// The page in a real Chromium: an installed one, else Debian's, else Playwright's own. Without any, it says so loudly.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { root } from './paths.mjs';

const [project = 'tests', ...more] = process.argv.slice(2);
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
  if (hasInstalled()) return true;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    mayInstall &&
    runs('apt-get', ['update', '-qq']) &&
    runs('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']) &&
    hasInstalled()
  )
    return true;
  return runs('npx', ['playwright', 'install', 'chromium']);
}

if (!findBrowser()) {
  console.log(
    'NO BROWSER: Chromium is neither installed nor to be had, so that NOTHING of the page was tested.',
  );
  process.exit(0);
}
await Promise.all([buildWeb(), build()]);
process.exit(runs('npx', ['playwright', 'test', `--project=${project}`, ...more]) ? 0 : 1);
