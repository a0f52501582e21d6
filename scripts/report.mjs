// Reads vitest's report of its last run.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled'} Status
 * @typedef {{ fullName: string, status: Status, failureMessages?: string[] }} Test
 * @typedef {{ name: string, status: 'passed' | 'failed', assertionResults: Test[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report
 */

export const reportFile = join(root, '.cache/tests.json');
export const quickReportFile = join(root, '.cache/tests-quick.json');

export const endToEndReport = join(root, '.cache/e2e.json');

/** @returns {Report} */
export function readReport(file = reportFile) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {Report} report
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function count({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  // A file that could not be loaded contains no tests, but counts as failed.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed, failed: failed + broken, skipped: tests.length - passed - failed };
}

/**
 * The failed tests by name, each with the first line of its error.
 * @param {Report} report
 */
export function failures({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${relative(root, name)}: could not be run`];
    return failed.map(
      ({ fullName, failureMessages = [] }) =>
        `${relative(root, name)}: ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`,
    );
  });
}

/**
 * Counts Playwright's last run. Without a report nothing ran, which counts as one skipped test.
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countEndToEnd() {
  if (!existsSync(endToEndReport)) return { passed: 0, failed: 0, skipped: 1 };
  const { stats } = JSON.parse(readFileSync(endToEndReport, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * @typedef {{ title: string, ok: boolean }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** The failed end-to-end tests by name. */
export function endToEndFailures() {
  if (!existsSync(endToEndReport)) return [];
  return failedIn(JSON.parse(readFileSync(endToEndReport, 'utf8')));
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedIn({ specs = [], suites = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `end to end: ${title}`),
    ...suites.flatMap(failedIn),
  ];
}
