// Attacks the server for as long as you like: `npm run prove -- --minutes 10`, and reports how much was tried. The same
// attacks run in `npm test`, a few times each. `--only crash` runs one of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';

/** Attacks: the tests they consist of, and their share of the time. */
const ATTACKS = {
  crash: { files: ['crash.slow'], share: 0.3 },
  outages: { files: ['outages.slow'], share: 0.2 },
  network: { files: ['network.slow'], share: 0.1 },
  damage: { files: ['salvage.slow'], share: 0.1 },
  disk: { files: ['disk.slow'], share: 0.1 },
  restart: { files: ['restart.slow'], share: 0.05 },
  soak: { files: ['soak.slow'], share: 0.2 },
  leaks: { files: ['sqlite'], share: 0.15, only: 'secrecy' },
  abuse: { files: ['fuzz.slow', 'connections.slow'], share: 0.15 },
};
const WIDTH = 30;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const minutes = Number(values.minutes);
const chosen = Object.entries(ATTACKS).filter(([name]) => values.only === undefined || values.only === name);
if (!(minutes > 0) || chosen.length === 0) {
  console.error(`Use: npm run prove -- --minutes 10 [--only ${Object.keys(ATTACKS).join('|')}]`);
  process.exit(2);
}

await prepare();
// Several may run at once.
const report = join(root, `.cache/prove-${process.pid}.jsonl`);
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });
const start = Date.now();
const whole = chosen.reduce((sum, [, { share }]) => sum + share, 0);
let done = 0;
/** @type {string[]} */
const failed = [];
for (const [name, attack] of chosen) {
  const timer = setInterval(() => draw(name), 500);
  const { ok, output } = await run(attack, (minutes * attack.share) / whole);
  clearInterval(timer);
  done += attack.share / whole;
  draw(name);
  if (ok) continue;
  failed.push(name);
  console.log(`\n${output}`);
}
console.log(`\n\nTried in ${minutesOf(Date.now() - start)}:`);
for (const [what, number] of counts()) console.log(`  ${number.toLocaleString('en').padStart(12)}  ${what}`);
for (const figure of figures()) console.log(`  ${figure}`);
rmSync(report, { force: true });
console.log(failed.length === 0 ? '\nNothing gave way.' : `\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * @param {{ files: string[], only?: string }} attack
 * @param {number} share minutes
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run({ files, only }, share) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const paths = files.map((file) => `apps/server/test/${file}.test.ts`);
  const filter = only === undefined ? [] : ['-t', only];
  const args = [
    vitest,
    'run',
    ...paths,
    ...filter,
    '--reporter=default',
    `--testTimeout=${Math.max(600_000, share * 120_000)}`,
  ];
  const env = { ...process.env, PROVE_MINUTES: String(share), PROVE_REPORT: report };
  const child = spawn(process.execPath, args, { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, output })));
}

/** @param {string} name */
function draw(name) {
  if (!process.stdout.isTTY) return;
  const filled = Math.round(done * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const sum = [...counts().values()].reduce((all, number) => all + number, 0);
  process.stdout.write(`\r${bar} ${name.padEnd(8)} ${minutesOf(Date.now() - start)} · ${sum} tried   `);
}

/** @returns {Map<string, number>} */
function counts() {
  const all = new Map();
  for (const { what, number } of reported()) {
    if (what !== undefined) all.set(what, (all.get(what) ?? 0) + number);
  }
  return all;
}

/** @returns {string[]} */
function figures() {
  return reported().flatMap(({ measured }) => measured ?? []);
}

/**
 * What the attacks have written (`effort.ts`).
 * @returns {{ what?: string, number?: number, measured?: string }[]}
 */
function reported() {
  if (!existsSync(report)) return [];
  const lines = readFileSync(report, 'utf8').split('\n');
  // The last line may still be incomplete.
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

/** @param {number} milliseconds */
function minutesOf(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
