import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fullestPositions, xerxesPositions, xiditPositions } from './positions.ts';
import { atRest, DESKTOP, keep, PHONE } from './table.ts';

const positions = fullestPositions(5, 12);
const PAGES = ['', 'new/bellum', 'new/xidit', 'new/xerxes', 'rules/bellum/B4.4', 'settings', 'credits'];
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

const FIRST_LOADS = [
  { game: 'bellum', position: () => positions.get('attack') },
  { game: 'xidit', position: () => xiditPositions(5, 1).get('orders') },
  { game: 'xerxes', position: () => xerxesPositions(4, 1).get('worker') },
];
for (const { game, position: find } of FIRST_LOADS) {
  test(`${game}: the first load of a match is light, and nothing shifts`, async ({ page }) => {
    const position = find();
    if (position === undefined) throw new Error('No game led there.');
    await page.goto('#/credits');
    await keep(page, 'light', position.record);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    // What bots and rules need comes later, in a worker of their own: this session does not see it.
    const asked = new Set<string>();
    await devtools.send('Network.enable');
    devtools.on('Network.requestWillBeSent', ({ request, type }) => {
      if (type !== undefined && ['Document', 'Script', 'Stylesheet', 'Font'].includes(type))
        asked.add(request.url);
    });
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      sizes.set(response.url(), response.url().endsWith('.woff2') ? body.length : gzipSync(body).length);
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
    const parts = [...asked]
      .filter((url) => !url.includes('worker'))
      .map((url) => ({ url, size: sizes.get(url) ?? 0 }));
    const bytes = parts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes, parts.map(({ url, size }) => `${size} ${url.split('/').at(-1)}`).join('\n')).toBeLessThan(
      MOST_BYTES,
    );
    expect(shift).toBe(0);
  });
}

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
