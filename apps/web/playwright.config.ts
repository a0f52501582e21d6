import { defineConfig } from '@playwright/test';
import { launchOptions, SHELL } from './e2e/browser.ts';

/** `npm run e2e` finds a free one. */
const PORT = Number(process.env['E2E_PORT'] ?? 4178);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  workers: 2,
  fullyParallel: true,
  // A busy machine must not fail a test, so waits are generous.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e.json' }]],
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${PORT}/`,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: 'en',
    // Keeping the page for use offline costs every test its time; those about it allow it.
    serviceWorkers: 'block',
    // A button that something else covers says so, and not only that time ran out.
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(SHELL),
  },
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'windows', testMatch: 'sweep.spec.ts' },
    { name: 'pictures', testMatch: 'screenshots.ts' },
    { name: 'sweep', testMatch: 'sweep/sweep.ts' },
  ],
});
