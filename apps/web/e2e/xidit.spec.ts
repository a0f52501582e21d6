import { expect, type Locator, type Page } from '@playwright/test';
import { begin, join, play } from './network-play.ts';
import { PLAN, plan } from './orders.ts';
import { phase } from './phases.ts';
import { test } from './server.ts';
import { atRest, DESKTOP, PHONE, SIZES, openMatch } from './table.ts';

test('a plan is shown on the map, and futile orders are marked', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openMatch(page, 'plan', phase('xidit', 'orders'));
  await plan(page, ['blue road', 'blue road', 'action', 'action']);
  await expect(page.locator('.dial.vain').first()).toBeVisible();
  const first = page.locator('.dial').first();
  await first.click();
  await page.getByRole('button', { name: 'clear' }).click();
  await expect(first).toHaveAccessibleName('Order 1: empty');
});

test('an unreachable city explains itself', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openMatch(page, 'refused', phase('xidit', 'orders'));
  const name = await page.evaluate(() => {
    const lord = document.querySelector('[data-piece="lord:0"]')?.getBoundingClientRect();
    const away = (city: Element): number => {
      const { x, y } = city.getBoundingClientRect();
      return Math.hypot(x - (lord?.x ?? 0), y - (lord?.y ?? 0));
    };
    const cities = [...document.querySelectorAll<HTMLElement>('[data-city]')];
    return cities.sort((a, b) => away(a) - away(b)).at(-1)?.dataset['city'];
  });
  const far = page.locator(`[data-city="${name}"]`);
  // Nothing covers it: the second click reaches it too, and closes what the first one opened.
  await far.click();
  await expect(page.locator('.map ~ .closer').getByRole('alert')).toContainText('No road leads from');
  await expect(page.locator('.closer').getByRole('button', { name: 'Rule X4.1' })).toBeVisible();
  await far.click();
  await expect(page.locator('.closer')).toHaveCount(0);
  await expect(page.locator('.dial .to')).toHaveCount(0);
});

test('the card of a city closes as soon as something else is done', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openMatch(page, 'card', phase('xidit', 'orders'));
  const card = page.locator('.closer');
  /** A draft that is read back from the device at this moment closes the card: then a tap opens it again. */
  const look = (): Promise<void> =>
    expect(async () => {
      if (!(await card.isVisible())) await page.locator('[data-city]').last().click();
      await expect(card).toBeVisible({ timeout: 3000 });
    }).toPass();
  const first = page.locator('.dial').first();
  await look();
  await plan(page, ['wait']);
  await expect(card).toHaveCount(0);
  await look();
  await page.locator('.behind').click();
  await expect(card).toHaveCount(0);
  await look();
  await card.getByText('✕').click();
  await expect(card).toHaveCount(0);
  await look();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  // The key has not cancelled the plan.
  await expect(first).toHaveAccessibleName(/^Order 1: wait/);
  await look();
  await first.press('Delete');
  await expect(card).toHaveCount(0);
});

test('a tall phone shows what is in the cities, and keeps a plan when it is turned', async ({ page }) => {
  const [width, height] = [412, 915];
  await page.setViewportSize({ width, height });
  await openMatch(page, 'turned', phase('xidit', 'orders'));
  await expect(page.locator('.map .tile').first()).toBeVisible();
  await expect(page.locator('.map .mark')).toHaveCount(0);
  await plan(page, ['wait', 'action']);
  await page.setViewportSize({ width: height, height: width });
  await expect(page.locator('[data-column] .dial').nth(1)).toHaveAccessibleName(/^Order 2: action/);
  await expect(page.locator('.map .tile').first()).toBeVisible();
  // The chosen dial can be moved there too.
  await page.locator('.dial').nth(1).click();
  await page.getByRole('button', { name: 'earlier' }).click();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator('.dial').first()).toHaveAccessibleName(/^Order 1: action/);
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a button is on a desktop, a phone, and a phone held sideways. */
async function places(page: Page, button: Locator): Promise<Box[]> {
  const found: Box[] = [];
  for (const size of [DESKTOP, PHONE, { width: 844, height: 390 }, DESKTOP]) {
    await page.setViewportSize(size);
    await atRest(page);
    found.push(
      await button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  }
  return found;
}

test('my orders stay visible until the others have set theirs; a double tap does not take them back', async ({
  visitor,
}) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await ana.getByRole('link', { name: 'Play: Lords of Xidit' }).click();
  await ana.getByLabel('Name: Seat 1').fill('Ana');
  await ana.getByLabel('Who sits here: Seat 2').selectOption('friend');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await join(ben, await ana.getByRole('textbox', { name: 'Invitation' }).inputValue(), 'Ben');
  await begin(ana, ben);
  await play([ana, ben], 2);
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'orders');
  await plan(ana, PLAN);
  const ready = await places(ana, ana.locator('[data-action].main'));
  await ana.locator('[data-action].main').dblclick();
  const own = ana.getByRole('list', { name: 'Your six orders' }).getByRole('listitem');
  await expect(own).toHaveCount(PLAN.length);
  for (const [place, order] of PLAN.entries())
    await expect(own.nth(place)).toHaveAttribute('data-tooltip', `Order ${place + 1}: ${order}`);
  await expect(ana.locator('.map .steps').first()).toBeVisible();
  const change = await places(ana, ana.getByRole('button', { name: 'Change my answer' }));
  const overlap = (a: Box, b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  expect(change.filter((box, size) => overlap(box, ready[size]))).toEqual([]);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: orders are moved by tap, by key and by dragging`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openMatch(page, `moves-${size}`, phase('xidit', 'orders'));
    await plan(page, ['wait', 'action', 'wait', 'wait', 'wait', 'wait']);
    const dials = page.locator('.dial');
    const acts = (place: number) => expect(dials.nth(place)).toHaveAccessibleName(/: action/);
    await acts(1);
    await dials.nth(1).click();
    await page.getByRole('button', { name: 'later' }).click();
    await acts(2);
    await dials.nth(2).press('Shift+ArrowRight');
    await acts(3);
    await expect(dials.nth(3)).toBeFocused();
    await dials.nth(3).dragTo(dials.nth(0));
    await acts(0);
    await dials.nth(0).press('Delete');
    await expect(dials.nth(0)).toHaveAccessibleName('Order 1: empty');
    await expect(page.locator('[data-action].main')).toBeDisabled();
  });
}

test('a year can be paused, stepped through, sped up and skipped', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: DESKTOP });
  const page = await context.newPage();
  await openMatch(page, 'scenes', phase('xidit', 'orders'));
  await plan(page, PLAN);
  await page.locator('[data-action].main').click();
  await page.locator('.playback').waitFor();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const lines = page.locator('aside .line');
  const lineCount = async (): Promise<number> => {
    // While paused it does not change, however often the page is drawn.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 90; frame++) await new Promise(requestAnimationFrame);
    });
    return lines.count();
  };
  const before = await lineCount();
  expect(await lineCount()).toBe(before);
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await expect(page.getByRole('button', { name: 'Speed: 2×' })).toBeVisible();
  // The first step may only finish the scene that was paused halfway.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await page.keyboard.press('s');
  await atRest(page);
  await expect(page.locator('.playback')).toHaveCount(0);
  await context.close();
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`${size}: what a census has shown stays beside the next decision; its bards are declined only on purpose`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openMatch(page, 'census', phase('xidit', 'censusBards'));
    await expect(page.locator('.census li').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Place none' })).toBeEnabled();
    await page.locator('.stepper button:not(.fewer)').first().click();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    // Whatever the titans do: the final year is named in the bar.
    await expect(page.locator('.chronicle .last')).toHaveText('final year!');
  });
