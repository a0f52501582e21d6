import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { OLD_CHAPTERS } from '../clear.ts';
import type { Look } from '../screens.ts';
import type { Case } from './cases.ts';
import type { Shot } from './contact-sheet.ts';
import { coverFaults } from './covers.ts';
import { type Fault, reachFaults } from './faults.ts';
import { textFaults } from './text-faults.ts';
import type { Findings } from './findings.ts';
import { overlapFaults } from './overlaps.ts';
import { showIn } from './window.ts';

async function axeFaults(page: Page): Promise<Fault[]> {
  // See clear.ts.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(OLD_CHAPTERS)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    what: `axe ${id}`,
    element: nodes[0]?.html.slice(0, 120) ?? '',
    detail: nodes[0]?.failureSummary?.split('\n')[1]?.trim() ?? '',
  }));
}

interface Looking {
  /** The windows for the next screen, and whether axe checks the first of them. */
  readonly windows: () => readonly Case[];
  readonly axe: () => boolean;
  readonly findings: Findings;
  /** Looks letter by letter for pieces on text: only the complete sweep has the time. */
  readonly covers?: boolean;
  /** What is tried besides, with taps. */
  readonly also?: ((page: Page) => Promise<Fault[]>) | undefined;
  /** Takes pictures, too. */
  readonly shots?: ((screen: string, one: Case, shot: Shot) => void) | undefined;
}

/** Looks at a screen in several windows, and leaves the page as it was. */
export function inWindows({ windows, axe, findings, covers = false, also, shots }: Looking): Look {
  return async (page, screen) => {
    const before = page.viewportSize() ?? { width: 1280, height: 720 };
    const language = await page.evaluate(() => document.documentElement.lang);
    const thorough = axe();
    for (const [at, one] of windows().entries()) {
      await showIn(page, one);
      findings.add(screen, one, [
        ...(await reachFaults(page, one.touch)),
        ...(await textFaults(page)),
        ...(await overlapFaults(page)),
        ...(covers ? await coverFaults(page) : []),
        ...(thorough && at === 0 ? await axeFaults(page) : []),
        ...((await also?.(page)) ?? []),
      ]);
      if (shots === undefined) continue;
      await page.evaluate(() => scrollTo(0, 0));
      const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
      shots(screen, one, { name: screen, width: one.width, height: one.height, picture });
    }
    await showIn(page, { ...before, text: 100, touch: false, language });
  };
}
