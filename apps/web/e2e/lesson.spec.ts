import { expect, type Locator, type Page, test } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { PHONE, setLanguage, untilAsked } from './table.ts';

/** Safety net: no lesson needs nearly as many answers. */
const MOST_ANSWERS = 60;

const companion = (page: Page): Locator => page.locator('.companion');

async function learn(page: Page, title: string): Promise<void> {
  await page.goto('#/');
  await page.getByRole('link', { name: `Learn: ${title}` }).click();
  await companion(page).waitFor();
  await untilAsked(page);
}

/** Choices and questions covered by the companion; there must be none. */
function coveredChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.querySelector('.companion');
    const box = own?.getBoundingClientRect();
    if (own == null || box === undefined) return ['no companion'];
    const things = [...document.querySelectorAll<HTMLElement>('[data-choice], [data-action], .sentence')];
    return things
      .filter((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const apart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
        // What is scrolled out of view is cut off by the board, not covered by the companion.
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !apart && at !== null && own.contains(at) && thing.closest('.stage') === null;
      })
      .map((thing) => thing.textContent);
  });
}

/** Taps or clicks what the companion points at. */
async function followRing(page: Page, touch: boolean): Promise<void> {
  const box = await page.locator('.ring').last().boundingBox();
  if (box === null) throw new Error('The companion points at nothing.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('Bellum Magica is learnt by taps: a refused move, a poor one taken back, a good one, a reload', async ({
    page,
  }) => {
    await learn(page, 'Bellum Magica');
    const says = companion(page).locator('.says');
    await expect(says).toContainText('ten chests');
    expect(await coveredChoices(page)).toEqual([]);
    await page.locator('[data-space="place:0"]').tap();
    await expect(says).toContainText('Too many shields');
    await page.getByRole('button', { name: 'Stay home' }).tap();
    await expect(says).toContainText('brings nothing');
    await companion(page).getByRole('button', { name: 'Take it back' }).tap();
    await expect(says).toContainText('ten chests');
    await untilAsked(page);
    await followRing(page, true);
    await page.getByRole('button', { name: 'Attack!' }).tap();
    await expect(says).toContainText('Splendid!');
    await expect(says).toContainText('spend your food');
    await page.reload();
    await expect(says).toContainText('spend your food');
    expect(await coveredChoices(page)).toEqual([]);
  });
});

test('Lords of Xidit is learnt with the mouse, in any language; a lesson is left and resumed', async ({
  page,
}) => {
  await learn(page, 'Lords of Xidit');
  const says = companion(page).locator('.says');
  await expect(says).toContainText('three assessments');
  expect(await coveredChoices(page)).toEqual([]);
  await setLanguage(page, 'de');
  await expect(says).toContainText('drei Prüfungen');
  await setLanguage(page, 'pl');
  await expect(says).toContainText('trzy oceny');
  await setLanguage(page, 'en');
  for (let order = 0; order < 6; order++) await followRing(page, false);
  await expect(says).toContainText('Press Ready');
  await page.getByRole('button', { name: 'Ready' }).click();
  await expect(says).toContainText('Three units!');
  await companion(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(companion(page)).toBeHidden();
  await learn(page, 'Lords of Xidit');
  await expect(says).toContainText('Now a threat');
  await companion(page).getByRole('button', { name: 'One step back' }).click();
  await expect(says).toContainText('Press Ready');
});

test('Xerxes is learnt with the keyboard alone, to the end, and the match continues', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Learn: Xerxes' }).waitFor();
  await page.getByRole('link', { name: 'Learn: Xerxes' }).focus();
  await page.keyboard.press('Enter');
  await companion(page).waitFor();
  await untilAsked(page);
  await expect(companion(page).locator('.says')).toContainText('25 victory points');
  const reading = companion(page).locator('.cut.main');
  for (let answers = 0; answers < MOST_ANSWERS && (await companion(page).count()) > 0; answers++) {
    await untilAsked(page);
    if ((await reading.count()) > 0) {
      await reading.focus();
      await page.keyboard.press('Enter');
    } else await byKeyboard(page);
  }
  await expect(companion(page)).toBeHidden();
  await untilAsked(page);
  await page.goto('#/new/xerxes');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('New here?')).toBeHidden();
});

test('on opening a game for the first time, the lesson is offered', async ({ page }) => {
  await page.goto('#/new/bellum');
  await expect(page.getByText('New here?')).toBeVisible();
  await page.getByText('New here?').click();
  await companion(page).waitFor();
});
