import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe reports nothing, and nothing extends beyond the right edge. */
export async function isClear(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Our pages hold no frames, so axe may run in place. Its other mode, made for cross-origin frames, copies every
  // element into an empty page and takes five times as long for the same findings.
  // Of a long log the latest chapters are enough: all lines are alike, and each costs axe a hundredth of a second.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('.log details:nth-child(n + 4)')
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  const { wide, frames } = await page.evaluate(() => ({
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    frames: window.frames.length,
  }));
  expect.soft({ found, wide, frames }, name).toEqual({ found: [], wide: 0, frames: 0 });
}
