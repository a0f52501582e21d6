const { env } = process;
const target = env['STRYKER_TARGET'] ?? '';
const sampled = env['STRYKER_SHARE'] !== undefined;
const run = env['STRYKER_RUN'] ?? target;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './mutation/sample.mjs'],
  checkers: sampled ? ['sample'] : [],
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: (env['STRYKER_FILES'] ?? '').split(','),
  ignorePatterns: ['**', '!packages/**', '!games/**', '!mutation/*', '!package.json', '!tsconfig.json'],
  // The one that draws the sample is soon done.
  concurrency: sampled ? 3 : 2,
  // Endless loops are noticed by their rounds. The clock is the last resort: what times out counts as noticed, and on a
  // busy machine any test might.
  timeoutMS: 300_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text', 'progress', 'json', 'html'],
  clearTextReporter: { reportTests: false, reportMutants: false, skipFull: true },
  tempDirName: '.cache/mutation/copies',
  jsonReporter: { fileName: `.cache/mutation/${run}.json` },
  htmlReporter: { fileName: `.cache/mutation/${run}.html` },
  // A second run tests only what has changed, and the survivors.
  incremental: true,
  incrementalFile: `.cache/mutation/${run}-before.json`,
};
