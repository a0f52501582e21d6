// All checks of the project; with --quick only those for everyday changes.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';
import {
  count,
  countEndToEnd,
  endToEndFailures,
  endToEndReport,
  failures,
  quickReportFile,
  readReport,
  reportFile,
} from './report.mjs';

const quick = process.argv.includes('--quick');
const report = quick ? quickReportFile : reportFile;
const total = { passed: 0, failed: 0, skipped: 0 };
/**
 * Failures, repeated at the end, where they are easy to find.
 * @type {string[]}
 */
const failed = [];

await prepare();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

// Two lanes, so that two cores are busy from the start. Only the tests need the build.
await Promise.all([
  check('build').then(unitTests),
  checksInTurn(
    quick
      ? ['types:quick', 'lint']
      : ['types', 'lint', 'format:check', 'unused', 'architecture', 'docker-steps'],
  ),
]);
if (!quick) {
  await check('rules:check');
  await endToEndTests();
}

for (const what of failed) console.log(`FAILED ${what}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** @param {string[]} names */
async function checksInTurn(names) {
  for (const name of names) await check(name);
}

/**
 * Runs one script of package.json and counts it as one test.
 * @param {string} name
 */
async function check(name) {
  const { ok, output, seconds } = await run(name);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failed.push(name);
  show(name, ok, ok ? 'ok' : 'FAILED', seconds, output);
}

async function unitTests() {
  rmSync(report, { force: true });
  const { ok, output, seconds } = await run(quick ? 'unit:quick' : 'unit');
  const counts = existsSync(report) ? count(readReport(report)) : { passed: 0, failed: 0, skipped: 0 };
  // Errors outside any test, and a run without tests, count as one failure.
  if ((!ok || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  if (existsSync(report)) failed.push(...failures(readReport(report)));
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  show(
    'unit tests',
    counts.failed === 0,
    counts.failed === 0 ? `${counts.passed} ok` : `${counts.passed} ok, ${counts.failed} FAILED`,
    seconds,
    output,
  );
}

/** Tests the page in a real browser. Without a browser these tests are reported as skipped. */
async function endToEndTests() {
  rmSync(endToEndReport, { force: true });
  const { ok, output, seconds } = await run('e2e');
  const counts = countEndToEnd();
  if (!ok && counts.failed === 0) counts.failed = 1;
  if (!ok) failed.push(...endToEndFailures());
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const result = counts.passed === 0 && ok ? 'SKIPPED, no browser' : `${counts.passed} ok`;
  show('end to end', ok, ok ? result : `${counts.passed} ok, ${counts.failed} FAILED`, seconds, output);
  if (ok && counts.passed === 0) console.log(output.trimEnd());
}

/**
 * @param {string} name
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
function run(name) {
  const start = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(scripts[name], {
      cwd: root,
      shell: true,
      env: { ...process.env, ...colour, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (code) =>
      resolve({ ok: code === 0, output, seconds: (performance.now() - start) / 1000 }),
    );
  });
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {string} result
 * @param {number} seconds
 * @param {string} output
 */
function show(name, ok, result, seconds, output) {
  console.log(`== ${name}: ${result} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
}
