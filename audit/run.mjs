// Lighthouse audits the built page as the real server sends it: phone and desktop, the median of several runs.
import { browser, clearCache, startMatch } from './browser.mjs';
import { serving } from './serving.mjs';
import lighthouse, { desktopConfig } from 'lighthouse';

const LOOKS = 5;
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100 };
const CATEGORIES = Object.keys(WANTED);
const SIZES = { desktop: desktopConfig, phone: undefined };

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const server = await serving();
const chromium = await browser();
let failed = false;
try {
  const match = await startMatch(chromium, server.address);
  const pages = {
    'front page': `${server.address}/`,
    'new game': `${server.address}/?new#/new/bellum`,
    match,
  };
  console.log(['page', 'size', ...CATEGORIES, 'first paint', 'shift'].join(' | '));
  for (const [name, url] of Object.entries(pages)) {
    for (const [size, config] of Object.entries(SIZES)) await look(name, url, size, config);
  }
} finally {
  await chromium.close();
  await server.stop();
}
process.exitCode = failed ? 1 : 0;

/**
 * @param {string} name
 * @param {string} url
 * @param {string} size
 * @param {typeof desktopConfig | undefined} config
 */
async function look(name, url, size, config) {
  const port = Number(new URL(chromium.wsEndpoint()).port);
  const reports = [];
  for (let number = 0; number < LOOKS; number++) {
    await clearCache(chromium);
    // Keep the browser's storage: it holds the match.
    const flags = { port, disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: 'error' };
    const result = await lighthouse(url, flags, config);
    if (result === undefined) throw new Error(`Lighthouse has nothing to say about ${url}.`);
    reports.push(result.lhr);
  }
  const scores = Object.entries(WANTED).map(([category, wanted]) => {
    const score = Math.round(
      median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
    );
    if (score < wanted) failed = true;
    return score < wanted ? `${score} (wanted ${wanted})` : `${score}`;
  });
  const measured = (/** @type {string} */ audit) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const paint = `${(measured('first-contentful-paint') / 1000).toFixed(1)} s`;
  console.log([name, size, ...scores, paint, measured('cumulative-layout-shift').toFixed(3)].join(' | '));
  complain(reports[0]);
}

/**
 * Names what costs points outside performance, where every single finding counts.
 * @param {import('lighthouse').Result | undefined} report
 */
function complain(report) {
  for (const category of ['accessibility', 'best-practices']) {
    for (const { id, weight } of report?.categories[category]?.auditRefs ?? []) {
      const audit = report?.audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score === 1) continue;
      console.log(`  ${id}: ${audit.title}`);
    }
  }
}
