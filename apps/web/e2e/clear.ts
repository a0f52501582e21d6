import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe has nothing to say about the page as it is, and nothing lies beyond its right edge. */
export async function isClear(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Our pages hold no frames, so axe may judge where it looks. Its other way, made for frames from elsewhere, carries
  // every element into an empty page to judge it there, and takes five times as long for the same findings.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  const { wide, frames } = await page.evaluate(() => ({
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    frames: window.frames.length,
  }));
  expect.soft({ found, wide, frames }, name).toEqual({ found: [], wide: 0, frames: 0 });
}
