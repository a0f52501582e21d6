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

/** Opens the companion's menu and uses one of its ways. */
async function goTheWay(page: Page, name: string): Promise<void> {
  const menu = companion(page).getByRole('button', { name: 'Back, skip, start again, leave' });
  await menu.click();
  await companion(page).getByText(name, { exact: true }).click();
}

/** Whether all that the companion says is in sight, or a button shows that there is more. */
function isAllInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const says = document.querySelector('.companion .says');
    const whole = says !== null && says.scrollHeight <= says.clientHeight + 2;
    return whole || document.querySelector('.companion .turn') !== null;
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
    await followRing(page, true);
    await page.getByRole('button', { name: 'Move in' }).tap();
    await expect(says).toContainText('first goblins');
    await untilAsked(page);
    // Skipping a step makes the move that it teaches.
    const menu = companion(page).getByRole('button', { name: 'Back, skip, start again, leave' });
    const skip = companion(page).getByRole('button', { name: 'Skip this step' });
    await menu.tap();
    await expect(skip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(skip).toBeHidden();
    await menu.tap();
    await page.locator('.status .sentence').tap();
    await expect(skip).toBeHidden();
    await goTheWay(page, 'Skip this step');
    await expect(says).toContainText('The die shows 5');
    await expect(skip).toBeHidden();
    const goOn = companion(page).getByRole('button', { name: 'Continue' });
    await goOn.tap();
    await expect(says).toContainText('found a chest');
    expect(await isAllInSight(page)).toBe(true);
    await goOn.tap();
    await expect(says).toContainText('Now use the swords');
    await page.locator('[data-home="castle:1"] [aria-pressed]').tap();
    await expect(says).toContainText('also takes a thief');
    expect(await isAllInSight(page)).toBe(true);
    await page.getByRole('button', { name: 'Stay home' }).tap();
    await expect(says).toContainText('brings nothing');
    await expect(says).not.toContainText('also takes a thief');
    await companion(page).getByRole('button', { name: 'Take it back' }).tap();
    await expect(says).toContainText('Now use the swords');
    await untilAsked(page);
    await followRing(page, true);
    // What is chosen is marked by the board; the companion points at the next thing to press.
    await expect(page.locator('.place.chosen')).toHaveCount(1);
    await followRing(page, true);
    await expect(says).toContainText('Splendid!');
    await expect(says).toContainText('spend your food');
    expect(await isAllInSight(page)).toBe(true);
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
  await page.locator('[data-choice="order:1"]').click();
  await expect(says).toContainText('Order 1 is “red”; I meant “action”');
  await page.getByRole('button', { name: 'Reset' }).click();
  for (let order = 0; order < 6; order++) await followRing(page, false);
  await expect(says).toContainText('Press Ready');
  await page.getByRole('button', { name: 'Ready' }).click();
  await expect(says).toContainText('Three units');
  await goTheWay(page, 'Leave the lesson');
  await expect(companion(page)).toBeHidden();
  // Its match is marked as a lesson, which can be continued or started again.
  await page.goto('#/matches');
  await expect(page.getByText('Lesson', { exact: true })).toBeVisible();
  await page
    .getByRole('link', { name: /Lords of Xidit/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue the lesson' }).click();
  await expect(says).toContainText('Now a threat');
  await goTheWay(page, 'One step back');
  await expect(says).toContainText('Press Ready');
  await goTheWay(page, 'Start again');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(says).toContainText('three assessments');
  await page.goto('#/matches');
  await expect(page.getByText('Lesson', { exact: true })).toHaveCount(1);
});

test('Xerxes is learnt with the keyboard alone, to the end, and the match continues', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Learn: Xerxes' }).waitFor();
  await page.getByRole('link', { name: 'Learn: Xerxes' }).focus();
  await page.keyboard.press('Enter');
  await companion(page).waitFor();
  await untilAsked(page);
  await expect(companion(page).locator('.says')).toContainText('25 victory points');
  // What was prepared cannot be taken back.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
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
