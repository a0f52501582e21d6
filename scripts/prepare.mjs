// Runs before anything is installed, so it uses only Node itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepNative } from './keep-native.mjs';
import { runsAsProgram, root } from './paths.mjs';

const OLDEST_NODE = [20, 19];

const ADVICE = {
  native:
    'A native part could not be built: install python3, make and a C++ compiler (Debian: apt-get install -y python3 make g++), then try again.',
  network: 'The npm registry could not be reached: check the network connection (or proxy), then try again.',
  lock: 'package.json and package-lock.json do not fit together: run `npm install`, and keep both files.',
  other: 'Installing failed for the reason given above: fix that, then try again.',
};

/** Checks Node's version and installs the packages of the lock file if necessary. */
export async function prepare(folder = root) {
  checkNode();
  const stampFile = join(folder, 'node_modules/.installed');
  const wanted = stamp(folder);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  await install(folder);
  writeFileSync(stampFile, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Triptych needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** @param {string} folder */
function stamp(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const major = process.versions.node.split('.')[0];
  return `node ${major} ${process.platform} ${process.arch} ${lock}\n`;
}

/** @param {string} folder */
async function install(folder) {
  console.error('Installing packages; the first time takes up to a few minutes …');
  const progress = showProgress(folder);
  // The lock file names every version and its hash, so there is no need to ask whether a stored package is current.
  const stored = await npmCi(folder, ['--prefer-offline']);
  // What npm has stored about a package may be older than the version that we want.
  const again = stored.code !== 0 && cause(stored.output) === 'other';
  const { code, output } = again ? await npmCi(folder, []) : stored;
  progress.end();
  if (code === 0) return keepNative(folder);
  console.error(output.trimEnd().split('\n').slice(-30).join('\n'));
  console.error(`\n${ADVICE[cause(output)]}`);
  process.exit(1);
}

/**
 * @param {string} folder
 * @param {string[]} flags
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npmCi(folder, flags) {
  return new Promise((resolve) => {
    let output = '';
    // --include=dev: under NODE_ENV=production npm would omit what the build needs.
    const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', ...flags], {
      cwd: folder,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', ({ message }) => resolve({ code: 1, output: `${message}\n` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const BAR = 30;

/**
 * Shows how many packages of the lock file are already installed.
 * @param {string} folder
 */
function showProgress(folder) {
  const { stderr } = process;
  if (!stderr.isTTY) return { end() {} };
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  // Most optional packages are for other platforms.
  const wanted = Object.keys(packages).filter(
    (path) => path !== '' && !packages[path].link && !packages[path].optional,
  );
  const timer = setInterval(() => {
    const there = wanted.filter((path) => existsSync(join(folder, path, 'package.json'))).length;
    const full = Math.round((there / wanted.length) * BAR);
    const what = there < wanted.length ? `${there} of ${wanted.length} packages` : 'building native parts';
    stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${what.padEnd(24)}`);
  }, 500);
  return {
    end() {
      clearInterval(timer);
      stderr.write(`\r${' '.repeat(BAR + 25)}\r`);
    },
  };
}

/**
 * @param {string} output
 * @returns {keyof typeof ADVICE}
 */
function cause(output) {
  if (/gyp ERR|prebuild-install|not found: make|No such file .*(make|g\+\+|cc)/.test(output)) return 'native';
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|network/.test(output)) return 'network';
  if (/are in sync/.test(output)) return 'lock';
  return 'other';
}

if (runsAsProgram(import.meta.url)) await prepare();
