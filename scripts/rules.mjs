// Lists which tests prove which rule. With --check: fails if a rule has no test, or a test names an unknown
// rule.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gameFolders } from './game-folders.mjs';
import { coverage } from './ledger.mjs';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { readReport, reportFile } from './report.mjs';

const check = process.argv.includes('--check');

if (!existsSync(reportFile)) {
  await prepare();
  console.error('No test report yet: running the unit tests …');
  spawnSync('npm', ['run', '--silent', 'unit'], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  if (!existsSync(reportFile)) {
    console.error('The unit tests ended without a report: `npm run unit` shows why.');
    process.exit(1);
  }
}

const passed = readReport()
  .testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: name, ...test })),
  )
  .filter(({ status }) => status === 'passed');
/** @type {string[]} */
const problems = [];

for (const folder of gameFolders()) {
  const ledger = join(root, folder, 'RULES.md');
  if (!existsSync(ledger)) continue;
  const titles = passed
    .filter(({ file }) => relative(root, file).startsWith(folder + sep))
    .map(({ fullName }) => fullName);
  const found = coverage(readFileSync(ledger, 'utf8'), titles);
  problems.push(...found.problems.map((problem) => `${folder}: ${problem}`));
  const covered = [...found.tests.values()].filter((tests) => tests.length > 0).length;
  console.log(`${folder}: ${covered} of ${found.tests.size} rules named by a test that passed`);
  if (check) continue;
  for (const [rule, tests] of found.tests) {
    console.log(`  ${rule.padEnd(7)}${String(tests.length).padStart(4)}  ${tests.join(' | ')}`);
  }
}

if (check && problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
