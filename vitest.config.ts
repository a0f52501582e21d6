import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.slow.test.ts');

/** The slowest tests start first, so that no core is idle at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{packages,games,examples,apps,scripts}/**/*.test.ts'],
    // Without isolation the tests run six times faster; so no test may leave anything behind in a module.
    pool: 'threads',
    isolate: false,
    // Vitest would leave one core unused: half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    // Whole games and small worlds take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/tests.json' },
    // `npm run coverage`. The page is tested in a browser, where coverage is not measured.
    coverage: {
      include: ['{packages,games,examples,apps}/**/*.{ts,mjs}'],
      exclude: ['**/test/**', '**/dist/**', '**/web/**', '**/web.ts', 'packages/board-kit/**'],
      reportsDirectory: '.cache/coverage',
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
});
