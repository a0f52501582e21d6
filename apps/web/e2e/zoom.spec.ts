import { expect, type Page, test } from '@playwright/test';
import { phase } from './phases.ts';
import { reachFaults } from './sweep/faults.ts';
import { textFaults } from './sweep/text-faults.ts';
import { installKit } from './sweep/kit.ts';
import { atRest, DESKTOP, openMatch } from './table.ts';

const open = (page: Page, kind: string): Promise<void> => openMatch(page, kind, phase('bellum', kind));

for (const { width, height } of [DESKTOP, { width: 2560, height: 1440 }])
  test(`${width} px: a browser zoomed to 200 % reflows, and shows everything twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await installKit(page);
    await open(page, 'attack');
    const place = page.locator('.realm [data-choice]').first();
    await place.click();
    const sentence = page.getByRole('status').first();
    const size = async (): Promise<number> =>
      sentence.evaluate((text) => parseFloat(getComputedStyle(text).fontSize) * text.currentCSSZoom);
    const rem = (): Promise<number> =>
      page.evaluate(
        () => parseFloat(getComputedStyle(document.documentElement).fontSize) * document.body.currentCSSZoom,
      );
    const [before, remBefore] = [await size(), await rem()];
    // As browsers do it: half as many pixels for the page, each twice as large, in a window of the same size.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: width / 2,
      height: height / 2,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await atRest(page);
    expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([width / 2, 2]);
    // A pixel of the page is now twice as large. The sentence is shorter where there is less room, but larger, too.
    expect(await rem()).toBeCloseTo(remBefore);
    expect(((await size()) * 2) / before).toBeGreaterThan(1.2);
    expect(await reachFaults(page, false)).toEqual([]);
    expect(await textFaults(page)).toEqual([]);
    await expect(place).toHaveAttribute('aria-pressed', 'true');
  });

test('larger text and larger screens make everything larger, and nothing scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, 'attack');
  const bar = page.locator('main > header');
  const place = page.locator('.realm [data-choice]').first();
  const sizes = async (): Promise<number[]> =>
    Promise.all([bar, place].map(async (part) => (await part.boundingBox())?.height ?? 0));
  const [barBefore, placeBefore] = await sizes();
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect.poll(sizes).toEqual([barBefore * 2, placeBefore * 2]);
  await page.evaluate(() => {
    const key = 'triptych-settings';
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...(kept as object), text: 1.25 }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await expect.poll(async () => (await sizes())[0]).toBeCloseTo(barBefore * 2.5, 0);
  const scrolls = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
  });
  expect(scrolls).toBe(false);
  await place.click();
  await expect(place).toHaveAttribute('aria-pressed', 'true');
});
