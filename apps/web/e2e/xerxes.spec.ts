import { expect, type Page, test } from '@playwright/test';
import { phase } from './phases.ts';
import { assyriaKeeps, soloEnd } from './positions.ts';
import { showIn } from './sweep/window.ts';
import { atRest, DESKTOP, PHONE, openMatch } from './table.ts';

/**
 * Texts cut off by their own box or one around it, unless they can be scrolled to. Names are exempt, since they can be
 * of any length.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflow);
    const around = ({ parentElement: outer }: Element): Element[] =>
      outer === null || /auto|scroll/.test(getComputedStyle(outer).overflow) ? [] : [outer, ...around(outer)];
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const written = [...element.childNodes].filter(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        if (written.length === 0 || !element.checkVisibility() || element.closest('.hidden-text, .who'))
          return false;
        return written.some((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, bottom } = range.getBoundingClientRect();
          return [element, ...around(element)].filter(hides).some((box) => {
            const edge = box.getBoundingClientRect();
            return right > edge.right + 1 || left < edge.left - 1 || bottom > edge.bottom + 2;
          });
        });
      })
      .map((element) => `${element.getAttribute('class')}: ${element.textContent}`);
  });
}

/** What a player must see to decide: prices of buildings, cards, the store. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  give: ['.building .price', '.goods'],
  take: ['.building .price', '.goods'],
  rob: ['.building .price', '.tablet', '.goods'],
  divide: ['.building .price', '.tablet', '.goods'],
  rival: ['.building .price', '.tablet', '.goods'],
  forces: ['.building .price', '.tablet', '.goods'],
  convert: ['.tablet', '.goods'],
  order: ['.building .price', '.tablet', '.goods'],
};
/** How many of these parts of the board there are, and how many are covered. */
function parts(page: Page, selectors: readonly string[]): Promise<{ all: number; covered: number }> {
  return page.evaluate((wanted) => {
    const all = [...document.querySelectorAll(wanted.map((part) => `.xerxes-board ${part}`).join())];
    const covered = all.filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above === null || !(part.contains(above) || above.contains(part));
    });
    return { all: all.length, covered: covered.length };
  }, selectors);
}

test('no decision covers the prices, cards and resources that it is about', async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  for (const [kind, needed] of Object.entries(NEEDED)) {
    await openMatch(page, `xerxes-covered-${kind}`, phase('xerxes', kind));
    expect.soft((await parts(page, needed)).covered, kind).toBe(0);
  }
});

test('on a phone cards, buildings and choices are one tap away in every decision', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  for (const kind of ['rob', 'divide', 'rival', 'forces', 'convert', 'order']) {
    await openMatch(page, `xerxes-phone-${kind}`, phase('xerxes', kind));
    const isVisible = async (part: string): Promise<void> => {
      const { all, covered } = await parts(page, [part]);
      expect.soft(all, `${kind}: ${part}`).toBeGreaterThan(0);
      expect.soft(covered, `${kind}: ${part}`).toBe(0);
    };
    await isVisible('.decision [data-choice]');
    await page.getByRole('button', { name: 'Your cards' }).click();
    await isVisible('.tablet:not(.fulfilled)');
    await page.getByRole('button', { name: 'Buildings' }).click();
    await isVisible('.building');
    await page.getByRole('button', { name: 'Buildings' }).click();
    await isVisible('.decision [data-choice]');
  }
});

test('on a phone a sheet about a player with a long name shows all of it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openMatch(page, 'xerxes-long-name', phase('xerxes', 'tax'));
  await page.locator('aside').getByRole('button', { name: 'Brzęczyszczykiewicz Jan' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('resources fly visibly and leave nothing behind', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: DESKTOP });
  const page = await context.newPage();
  await page.addInitScript(() => {
    let seen = 0;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      seen += added.filter((node) => node instanceof Element && node.matches('.flier')).length;
      document.documentElement.dataset['fliers'] = String(seen);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [kind, least] of [
    ['bonus', 1],
    ['tax', 4],
  ] as const) {
    await openMatch(page, `xerxes-flight-${kind}`, phase('xerxes', kind));
    await page.locator('.own [data-choice]').first().click();
    await page.locator('[data-action].main').click();
    await atRest(page);
    const seen = await page.locator('html').getAttribute('data-fliers');
    expect(Number(seen), kind).toBeGreaterThanOrEqual(least);
    await expect(page.locator('.flier, .gain')).toHaveCount(0);
  }
  await context.close();
});

test('E11.6: a displaced marker comes from the building on which it stood', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: DESKTOP });
  const page = await context.newPage();
  // Where each marker is when its animation starts.
  await page.addInitScript(() => {
    const note = (piece: HTMLElement): void => {
      for (const way of piece.getAnimations()) way.currentTime = 0;
      const { left, top, width, height } = piece.getBoundingClientRect();
      document.documentElement.dataset[`from${piece.dataset['marker']}`] =
        `${left + width / 2} ${top + height / 2}`;
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && 'marker' in node.dataset) requestAnimationFrame(() => note(node));
    }).observe(document, { childList: true, subtree: true });
  });
  await openMatch(page, 'xerxes-marker', phase('xerxes', 'move'));
  const from = await page.locator('.building.left').evaluate((building) => {
    const { left, right, top, bottom } = building.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const goal = page.locator('.building[data-choice]').first();
  const to = (await goal.getAttribute('data-space'))?.split(':')[1] ?? '';
  await goal.click();
  await page.locator('[data-action].main').click();
  await atRest(page);
  await expect(page.locator(`[data-marker="${to}"]`)).toBeVisible();
  const came = (await page.locator('html').getAttribute(`data-from${to}`)) ?? '';
  const [x, y] = came.split(' ').map(Number);
  expect(x).toBeGreaterThan(from.left);
  expect(x).toBeLessThan(from.right);
  expect(y).toBeGreaterThan(from.top);
  expect(y).toBeLessThan(from.bottom);
  await context.close();
});

test('E11.4: a pair is chosen at the store, and the prices follow', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openMatch(page, 'xerxes-pair', phase('xerxes', 'give'));
  const confirm = page.locator('[data-action].main');
  const goods = page.locator('.good[data-choice]');
  await expect(page.getByRole('status')).toContainText('0 of 2');
  await goods.nth(0).click();
  await expect(page.getByRole('status')).toContainText('1 of 2');
  await expect(confirm).toBeDisabled();
  await goods.nth(1).click();
  await expect(confirm).toBeEnabled();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('status')).toContainText('0 of 2');
  await expect(confirm).toBeDisabled();
});

test('E12.5: a won scenario is remembered, and leads to the next', async ({ page }) => {
  await openMatch(page, 'solo-lost-over', soloEnd(false));
  await expect(page.locator('.end')).toContainText('The goals were missed');
  await expect(page.locator('.end .won')).toHaveCount(0);
  await openMatch(page, 'solo-won-over', soloEnd(true));
  await expect(page.locator('.end .won')).toHaveText(/easy.*won/);
  await page.getByRole('button', { name: 'Next scenario: normal' }).click();
  await atRest(page);
  await expect(page.locator('main')).toHaveAttribute('data-asked', 'satrap');
  await expect(page.locator('.goals')).toContainText('0 of 3');
});

test('on a phone a chosen area is named without covering another choice', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openMatch(page, 'xerxes-named-area', phase('xerxes', 'worker'));
  const areas = page.locator('.area[data-choice]');
  for (const area of [areas.first(), areas.last()]) {
    await area.click();
    await expect(area).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.annals')).toContainText((await area.getAttribute('aria-label')) ?? '?');
    expect((await parts(page, ['.area[data-choice]', '.space[data-choice]'])).covered).toBe(0);
    expect(await cutTexts(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('.annals')).toContainText('Year');
});

test('a tall phone shows names and hand; turned sideways it keeps the choice, with the player’s own things beside the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await openMatch(page, 'xerxes-turned', phase('xerxes', 'worker'));
  const chosen = page.locator('.area[data-choice]').first();
  await expect(chosen.locator('.name')).toBeVisible();
  expect(await parts(page, ['.area', '.tablet', '.good'])).toMatchObject({ covered: 0 });
  await chosen.click();
  await page.setViewportSize({ width: 915, height: 412 });
  const column = page.locator('[data-column]');
  await expect(column.locator('.good')).toHaveCount(6);
  await expect(column.locator('.tablet').first()).toBeVisible();
  await expect(page.locator('.area[aria-pressed="true"]')).toHaveCount(1);
  expect((await parts(page, ['.area'])).covered).toBe(0);
  await expect(page.locator('[data-action].main')).toBeEnabled();
  await page.setViewportSize({ width: 412, height: 915 });
  await expect(page.locator('.xerxes-board .good')).toHaveCount(6);
});

test('what a tap has explained goes away by Escape, or by a tap on anything else', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openMatch(page, 'explained', phase('xerxes', 'worker'));
  const note = page.locator('.closer');
  const look = async (): Promise<void> => {
    await page.locator('.building').first().click();
    await expect(note).toBeVisible();
  };
  await look();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await look();
  await page.locator('.glaze').click();
  await expect(note).toHaveCount(0);
});

test('an explanation that a click has opened never lies over a decision or swallows a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMatch(page, 'xerxes-explained', phase('xerxes', 'rival'));
  const choice = page.locator('.decision [data-choice]').first();
  await page.locator('[data-space="order"]').click();
  await expect(page.locator('.closer')).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await choice.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.closer')).toBeHidden();
});

test('E11.8: Assyria keeps all cards with one button, and the count says how many', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openMatch(page, 'xerxes-assyria', assyriaKeeps());
  await page
    .locator('[data-choice][data-piece^="tax:"], [data-piece^="tax:"] [data-choice]')
    .first()
    .waitFor();
  for (const card of await page.locator('.hand [data-choice]').all()) await card.click();
  await expect(page.locator('.sentence')).toContainText(/6\s+of\s+6/);
  await page.getByRole('button', { name: 'Keep all 6 (uses your ability)' }).click();
  await expect(page.locator('main')).not.toHaveAttribute('data-asked', 'keepTaxes');
});

test('buildings that have no room on the map cover the year as a whole, too', async ({ page }) => {
  await openMatch(page, 'xerxes-large', phase('xerxes', 'build'));
  await showIn(page, { width: 480, height: 1000, text: 200, touch: true, language: 'de' });
  const drawer = page.locator('.drawer');
  await expect(drawer).toBeVisible();
  const [top, year] = await Promise.all(
    [drawer, page.locator('.annals')].map(async (part) => (await part.boundingBox())?.y ?? -1),
  );
  expect(Math.abs(top - year)).toBeLessThan(2);
});

test('a phone held sideways: whoever is asked for resources sees all that can be chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const kind of ['give', 'take', 'giveUp', 'heir']) {
    await openMatch(page, `xerxes-sideways-${kind}`, phase('xerxes', kind));
    const legal = page.locator('[data-column] .good.legal');
    await expect(legal.first()).toBeVisible();
    for (const good of await legal.all()) await expect(good, kind).toBeInViewport({ ratio: 1 });
  }
});
