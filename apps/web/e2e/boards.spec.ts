import { expect, type Page, test } from '@playwright/test';
import { PLAN, plan } from './orders.ts';
import { type Game, PHASES, phase } from './phases.ts';
import { atRest, isOver, openMatch, SIZES, untilAsked } from './table.ts';

/** Safety net: no game needs nearly as many answers. */
const MOST_ANSWERS = 400;
const GAMES = ['xidit', 'xerxes'] as const;

async function start(page: Page, game: Game): Promise<void> {
  await page.goto('#/');
  await page.getByRole('link', { name: `Play: ${PHASES[game].title}` }).click();
  if (game === 'xidit') await page.getByLabel('Length').selectOption('short');
  await page.getByRole('button', { name: 'Start' }).click();
  await atRest(page);
}

/** Answers with the first choices on the board, or with the last button. */
async function decide(page: Page, kind: string): Promise<void> {
  const main = page.locator('[data-action].main');
  const more = page.locator('.stage button[aria-label^="One more"]:enabled');
  const choices = page.locator('.stage [data-choice]:enabled');
  if (kind === 'orders') {
    await plan(page, PLAN);
  } else if ((await more.count()) > 0) {
    while (!(await main.isEnabled())) await more.first().click();
  } else {
    // A choice may enable others, so they are counted again.
    for (let at = 0; at < (await choices.count()) && !(await main.isEnabled()); at++)
      await choices.nth(at).click();
  }
  if (await main.isEnabled()) return main.click();
  await page.locator('[data-action]:enabled').last().click();
}

for (const game of GAMES) {
  test(`${game}: a whole game on its own board`, async ({ page }) => {
    test.slow();
    await start(page, game);
    const kinds = new Set<string>();
    let answers = 0;
    for (; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
      const kind = await untilAsked(page);
      if (kind === '') break;
      kinds.add(kind);
      await decide(page, kind);
      await atRest(page);
    }
    await expect(page.getByRole('status')).toHaveText('The game is over');
    await expect(page.locator('.end h2')).toContainText(/win|saves the kingdom/);
    expect(kinds.size).toBeGreaterThan(2);
  });
}

/** What does not fit, is too small to read, or too small to tap. */
function faults(page: Page, finger: boolean): Promise<string[]> {
  return page.evaluate((wantsFinger) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const shown = (element: Element): boolean =>
      element.checkVisibility() &&
      !element.closest('.hidden-text') &&
      element.getBoundingClientRect().width > 1;
    const named = (what: string, element: Element): string =>
      `${what}: ${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`;
    const small = [...document.querySelectorAll('main *')].filter((element) => {
      const written = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      // Names on a map may be a little smaller.
      const least = element.closest('[data-space]') === null ? 13.9 : 11.9;
      return written && shown(element) && parseFloat(getComputedStyle(element).fontSize) < least;
    });
    const tight = [...document.querySelectorAll('main button:enabled, main a')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return wantsFinger && shown(element) && (width < 44 || height < 40);
    });
    return [
      ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...small.map((element) => named('small', element)),
      ...tight.map((element) => named('tight', element)),
    ];
  }, finger);
}

for (const game of GAMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${game}, ${size}: everything fits on one screen, nothing is too small`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      for (const [kind, { record }] of PHASES[game].all()) {
        await openMatch(page, `${game}-${kind}`, record, 'de');
        expect.soft(await faults(page, size === 'phone'), kind).toEqual([]);
      }
    });
  }
}

const YEAR = { en: 'Year 1', de: 'Jahr 1', pl: 'Rok 1' };
const AREAS = {
  xidit: { en: 'Cities', de: 'Städte', pl: 'Miasta' },
  xerxes: { en: 'The empire', de: 'Das Reich', pl: 'Imperium' },
};
for (const game of GAMES) {
  test(`${game}: log and board as text in three languages`, async ({ page }) => {
    for (const language of ['en', 'de', 'pl'] as const) {
      await openMatch(page, `${game}-${language}`, phase(game, PHASES[game].middle), language);
      await page.keyboard.press('l');
      await expect(page.locator('dialog summary', { hasText: YEAR[language] }).last()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await expect(
        page.locator('dialog').getByRole('heading', { name: AREAS[game][language] }),
      ).toBeVisible();
    }
  });
}
