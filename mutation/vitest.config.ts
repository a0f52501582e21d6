import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** The tests of one target (`scripts/mutation.mjs`), on the mutated copies of our packages instead of those in `node_modules`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: [
      { find: /^@triptych\/([a-z-]+)$/, replacement: `${packages}/$1/index.ts` },
      { find: /^@triptych\/([a-z-]+)\/(.+)$/, replacement: `${packages}/$1/$2` },
    ],
  },
  test: {
    include: (process.env['STRYKER_TESTS'] ?? '').split(','),
    testTimeout: 60_000,
  },
});
