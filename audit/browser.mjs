import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function browser() {
  const executablePath = INSTALLED.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error(`No browser: none of ${INSTALLED.join(', ')} is there.`);
  return puppeteer.launch({
    executablePath,
    // The first because this may run as root, the others because nothing outside this machine is needed.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/**
 * Every visit is a first one.
 * @param {import('puppeteer-core').Browser} chromium
 */
export async function clearCache(chromium) {
  const page = await chromium.newPage();
  const devtools = await page.createCDPSession();
  await devtools.send('Network.clearBrowserCache');
  await page.close();
}

/**
 * Starts a match against bots, as a reader would; returns its address.
 * @param {import('puppeteer-core').Browser} chromium
 * @param {string} address
 */
export async function startMatch(chromium, address) {
  const page = await chromium.newPage();
  await page.goto(`${address}/#/new/bellum`);
  await page.locator('button.start').click();
  await page.waitForSelector('main[data-idle="true"]');
  const url = new URL(page.url());
  await page.close();
  // Another query, so that the page really loads, instead of only changing its fragment.
  url.search = '?match';
  return url.href;
}
