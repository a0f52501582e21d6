// What vitest wrote about its last run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {{ fullName: string, status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled' }} Test
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
  // A file that could not even be loaded holds no test, and has failed all the same.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed, failed: failed + broken, skipped: tests.length - passed - failed };
}

/**
 * What Playwright wrote about its last run. Without a report nothing ran, which counts as one test skipped.
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countEndToEnd() {
  if (!existsSync(endToEndReport)) return { passed: 0, failed: 0, skipped: 1 };
  const { stats } = JSON.parse(readFileSync(endToEndReport, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
