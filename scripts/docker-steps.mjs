// Runs the steps of the Dockerfile without Docker, on a copy of what Docker would copy: `npm run docker-steps`. It cannot
// check the base image, the user or the volume; it does check that the files are complete, that every RUN of the build
// works, and that the CMD serves the page and what the HEALTHCHECK asks for.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
const [build, run] = stages(lines);
const folder = mkdtempSync(join(tmpdir(), 'triptych-docker-'));
const data = mkdtempSync(join(tmpdir(), 'triptych-docker-data-'));
const port = await freePort();
try {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
  cpSync(root, folder, { recursive: true, filter: (path) => !isIgnored(relative(root, path), ignored) });
  for (const step of argumentsOf(build, 'RUN')) {
    console.log(`RUN ${step}`);
    execFileSync('sh', ['-c', step], { cwd: folder, stdio: 'inherit' });
  }
  const [command] = argumentsOf(run, 'CMD').map((text) => JSON.parse(text));
  const [health] = argumentsOf(run, 'HEALTHCHECK').map((text) => JSON.parse(text.replace(/^.*?CMD /, '')));
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', TRIPTYCH_DATA: data, PORT: String(port) };
  const server = spawn(command[0], command.slice(1), { cwd: folder, env, stdio: 'inherit' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const ask = health.map((/** @type {string} */ part) => part.replace('8080', String(port)));
  let healthy = false;
  for (let tries = 0; tries < 60 && !healthy && server.exitCode === null; tries++) {
    healthy = spawnSync(ask[0], ask.slice(1), { cwd: folder }).status === 0;
    if (!healthy) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const page = healthy && (await (await fetch(`http://127.0.0.1:${port}/`)).text());
  // Without a built page the server shows a plain one, without scripts.
  healthy &&= String(page).includes('<script');
  server.kill('SIGTERM');
  const code = await ended;
  console.log(
    healthy && code === 0
      ? 'The steps of the Dockerfile work.'
      : `FAILED (healthy: ${healthy}, code: ${code})`,
  );
  process.exitCode = healthy && code === 0 ? 0 : 1;
} finally {
  for (const gone of [folder, data]) rmSync(gone, { recursive: true, force: true });
}

/**
 * Knows only what our own file needs: a path, or a name at any depth (`**` before a slash).
 * @param {string} path
 * @param {readonly string[]} ignored
 */
function isIgnored(path, ignored) {
  return ignored.some(
    (line) => line === path || (line.startsWith('**/') && path.split(sep).includes(line.slice(3))),
  );
}

/** @returns {Promise<number>} */
function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(found));
    });
  });
}

/**
 * @param {readonly string[]} all
 * @returns {string[][]}
 */
function stages(all) {
  /** @type {string[][]} */
  const found = [];
  for (const line of all) {
    if (line.startsWith('FROM ')) found.push([]);
    found.at(-1)?.push(line);
  }
  return found;
}

/**
 * @param {readonly string[]} stage
 * @param {string} instruction
 */
function argumentsOf(stage, instruction) {
  return stage
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));
}
