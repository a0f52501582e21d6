import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** An installed Chromium, preferably its lighter headless shell; without one, Playwright's own. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));
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
    launchOptions: {
      ...(installed === undefined ? {} : { executablePath: installed }),
      // The first because tests may run as root, the others because nothing outside of this machine is wanted.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'windows', testMatch: 'sweep.spec.ts' },
    { name: 'pictures', testMatch: 'screenshots.ts' },
    { name: 'sweep', testMatch: 'sweep/sweep.ts' },
  ],
});
