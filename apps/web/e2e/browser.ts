import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const installed = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path));

/** An installed Chromium; without one, Playwright's own. */
export const BROWSER = installed('/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
/** Chromium without its windows needs a third less processor time. */
export const SHELL = installed('/usr/bin/chromium-headless-shell') ?? BROWSER;

export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // The first because tests may run as root, the others because nothing outside this machine is needed.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
