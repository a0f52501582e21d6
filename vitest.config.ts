import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts}/**/*.test.ts'],
    // Without isolation the tests run six times faster; so no test may leave anything behind in a module.
    pool: 'threads',
    isolate: false,
    // Whole games and small worlds take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/tests.json' },
  },
});
