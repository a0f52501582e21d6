import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fullestPositions } from './positions.ts';
import { atRest, DESKTOP, keep, PHONE } from './table.ts';

const positions = fullestPositions(5, 12);
const PAGES = ['', 'new/bellum', 'rules/bellum/B4.4', 'settings', 'credits'];
const MOST_BYTES = 200_000;

async function sitDown(page: Page, kind: string): Promise<void> {
  const position = positions.get(kind);
  if (position === undefined) throw new Error(`No game led to ${kind}.`);
  await page.goto('#/credits');
  await keep(page, kind, position.record, kind === 'over');
  await page.goto(`?${kind}#/match/${kind}`);
  await atRest(page);
}

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  for (const path of PAGES) {
    test(`axe finds nothing: ${size}, /${path}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`#/${path}`);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
  for (const kind of positions.keys()) {
    test(`axe finds nothing: ${size}, ${kind}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await sitDown(page, kind);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`),
      ).toEqual([]);
    });
  }
}

test('the first load of a match is light, and nothing shifts', async ({ page }) => {
  const position = positions.get('attack');
  if (position === undefined) throw new Error('No game led to an attack.');
  await page.goto('#/credits');
  await keep(page, 'light', position.record);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  const parts: string[] = [];
  page.on('response', async (response) => {
    // What bots and rules need comes later, in a worker of their own.
    if (
      !['document', 'script', 'stylesheet', 'font'].includes(response.request().resourceType()) ||
      /worker|bellum-/.test(response.url())
    )
      return;
    const body = await response.body();
    const size = response.url().endsWith('.woff2') ? body.length : gzipSync(body).length;
    bytes += size;
    parts.push(`${size} ${response.url().split('/').at(-1)}`);
  });
  await page.goto('?light#/match/light');
  await atRest(page);
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(bytes, parts.join('\n')).toBeLessThan(MOST_BYTES);
  expect(shift).toBe(0);
});

test('the language follows the browser and can be switched', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto('#/');
  await expect(page.getByRole('link', { name: 'Ustawienia' })).toBeVisible();
  await page.getByLabel('Język').selectOption('de');
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});

test('my matches are kept, resumed and forgotten', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play: Bellum Magica' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await atRest(page);
  await page.goto('#/');
  await page.getByRole('link', { name: 'Go on: Bellum Magica' }).click();
  await atRest(page);
  await page.goto('#/');
  await page.getByRole('button', { name: /^Forget/ }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});
