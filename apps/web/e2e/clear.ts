import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Of a long log the latest chapters are enough: all lines are alike, and there are thousands. Each costs axe a hundredth
 * of a second.
 */
export const OLD_CHAPTERS = '.log details:nth-child(n + 4)';

/** Axe reports nothing, and nothing extends beyond the right edge. */
export async function isClear(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Our pages hold no frames, so axe may run in place. Its other mode, made for cross-origin frames, copies every
  // element into an empty page and takes five times as long for the same findings.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(OLD_CHAPTERS)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  const { wide, frames } = await page.evaluate(() => ({
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    frames: window.frames.length,
  }));
  expect.soft({ found, wide, frames }, name).toEqual({ found: [], wide: 0, frames: 0 });
}
