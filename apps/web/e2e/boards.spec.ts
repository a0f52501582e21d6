import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@triptych/words';
import { PLAN, plan } from './orders.ts';
import type { Game } from './games.ts';
import { PHASES, phase } from './phases.ts';
import { atRest, isOver, isShown, openMatch, setLanguage, untilAsked } from './table.ts';

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
      await isShown(page);
    }
    await expect(page.getByRole('status')).toHaveText('The game is over');
    await expect(page.locator('.end h2')).toContainText(/win|saves the kingdom/);
    expect(kinds.size).toBeGreaterThan(2);
  });
}

const YEAR = { en: 'Year 1', de: 'Jahr 1', pl: 'Rok 1', fr: 'Année 1' };
const AREAS = {
  xidit: { en: 'Cities', de: 'Städte', pl: 'Miasta', fr: 'Cités' },
  xerxes: { en: 'The empire', de: 'Das Reich', pl: 'Imperium', fr: 'L’empire' },
};
for (const game of GAMES) {
  test(`${game}: log and board as text in every language`, async ({ page }) => {
    await openMatch(page, game, phase(game, PHASES[game].middle));
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      await page.keyboard.press('l');
      await expect(page.locator('dialog summary', { hasText: YEAR[language] }).last()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await expect(
        page.locator('dialog').getByRole('heading', { name: AREAS[game][language] }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
}
