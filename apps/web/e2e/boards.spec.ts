import { expect, type Page, test } from '@playwright/test';
import { type Game, PHASES, phase } from './phases.ts';
import { atRest, DESKTOP, isOver, PHONE, sitDown } from './table.ts';

/** Safety net: no game between bots and us needs nearly as many answers. */
const MOST_ANSWERS = 400;
const GAMES = ['xidit', 'xerxes'] as const;
const SIZES = { desktop: DESKTOP, phone: PHONE };

async function start(page: Page, game: Game): Promise<void> {
  await page.goto('#/');
  await page.getByRole('link', { name: `Play: ${PHASES[game].title}` }).click();
  if (game === 'xidit') await page.getByLabel('Length').selectOption('short');
  await page.getByRole('button', { name: 'Start' }).click();
  await atRest(page);
}

/** A plan that recruits and fights now and then. */
const PLAN = ['action', 'blue road', 'action', 'red road', 'action', 'black road'];

async function plan(page: Page, orders: readonly string[]): Promise<void> {
  for (const order of orders) await page.locator('.palette').getByRole('button', { name: order }).click();
}

/** Answers with the first things that can be chosen on the board, or with its last button. */
async function decide(page: Page, kind: string): Promise<void> {
  const main = page.locator('[data-action].main');
  const more = page.locator('.stage button[aria-label^="One more"]:enabled');
  const choices = page.locator('.stage [data-choice]:enabled');
  if (kind === 'orders') {
    await plan(page, PLAN);
  } else if ((await more.count()) > 0) {
    while (!(await main.isEnabled())) await more.first().click();
  } else {
    // A choice may open others, so that they are counted anew.
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
      await atRest(page);
      const kind = (await page.locator('main').getAttribute('data-asked')) ?? '';
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

/** What does not fit, is too small to read, or too small for a finger. */
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
      return written && shown(element) && parseFloat(getComputedStyle(element).fontSize) < 13.9;
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
    test(`${game}, ${size}: everything on one screen, nothing too small`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      for (const [kind, { record }] of PHASES[game].all()) {
        await sitDown(page, `${game}-${kind}`, record, 'de');
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
      await sitDown(page, `${game}-${language}`, phase(game, PHASES[game].middle), language);
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

test('xidit: a plan is seen on the map, and what comes to nothing is marked', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page, 'plan', phase('xidit', 'orders'));
  await plan(page, ['blue road', 'blue road', 'action', 'action']);
  await expect(page.locator('.dial.vain').first()).toBeVisible();
  const first = page.locator('.dial').first();
  await first.click();
  await page.getByRole('button', { name: 'clear' }).click();
  await expect(first).toHaveAccessibleName('Order 1: empty');
});

test('xidit: a city out of reach says why, beside itself', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page, 'refused', phase('xidit', 'orders'));
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

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`xidit, ${size}: orders are moved by tap, by key and by hand`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDown(page, `moves-${size}`, phase('xidit', 'orders'));
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

test('xidit: a year is held, stepped through, hurried and skipped', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: DESKTOP });
  const page = await context.newPage();
  await sitDown(page, 'film', phase('xidit', 'orders'));
  await plan(page, PLAN);
  await page.locator('[data-action].main').click();
  await page.locator('.film').waitFor();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  const lines = page.locator('aside .line');
  const told = async (): Promise<number> => {
    // Held, it stays as it is, however often the page is drawn.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 90; frame++) await new Promise(requestAnimationFrame);
    });
    return lines.count();
  };
  const before = await told();
  expect(await told()).toBe(before);
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await expect(page.getByRole('button', { name: 'Speed: 2×' })).toBeVisible();
  // The first step may only end the scene that was held in its middle.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await page.keyboard.press('s');
  await atRest(page);
  await expect(page.locator('.film')).toHaveCount(0);
  await context.close();
});

/** What is written or laid on the map, and what covers it or sticks out. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('.map')?.getBoundingClientRect();
    if (map === undefined) return ['there is no map'];
    const things = [
      '.map > .name',
      '.region .name',
      '.region .worth',
      '.map .tile',
      '.map .mark',
      '.map .guild',
      '.stand svg',
    ]
      .flatMap((which) => [...document.querySelectorAll(which)].map((element) => ({ which, element })))
      .filter(({ element }) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map(({ which, element }) => {
        const written = document.createRange();
        written.selectNodeContents(element);
        const inked = which === '.map > .name' || which.startsWith('.region') ? written : element;
        return { which, name: element.textContent?.trim() ?? '', box: inked.getBoundingClientRect() };
      });
    const text = things.filter(({ which }) => which === '.map > .name' || which.startsWith('.region'));
    const shared = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return [
      ...things
        .filter(
          ({ box }) =>
            box.left < map.left - 1 ||
            box.right > map.right + 1 ||
            box.top < map.top - 1 ||
            box.bottom > map.bottom + 1,
        )
        .map(({ which, name }) => `cut: ${which} ${name}`),
      ...text.flatMap((label) =>
        things
          .filter(
            (other) =>
              other !== label &&
              !(label.which.startsWith('.region') && other.which.startsWith('.region')) &&
              shared(label.box, other.box) > 0.12 * label.box.width * label.box.height,
          )
          .map((other) => `${label.which} ${label.name} under ${other.which} ${other.name}`),
      ),
    ];
  });
}

/** Numbers of a plan that cover much of each other, of the number of a city, of what a region is worth, or of a lord. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = (which: string) =>
      [...document.querySelectorAll(which)].map((element) => {
        const inked = document.createRange();
        inked.selectNodeContents(element);
        return { name: `${which} ${element.textContent?.trim()}`, box: inked.getBoundingClientRect() };
      });
    const plan = boxes('.map .steps');
    const others = ['.map .city b', '.map .region b', '.map .region small', '.map .stand'].flatMap(boxes);
    const shared = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return plan.flatMap((one, at) =>
      [...plan.slice(at + 1), ...others]
        .filter(({ box }) => shared(one.box, box) > 0.4 * box.width * box.height)
        .map(({ name }) => `${one.name} on ${name}`),
    );
  });
}

/** Ways through the middle of the map, there and back, and staying where one is. */
const PLANS = ['012012', '303031', '111322', '334230', '202133', '001122'];

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`xidit, ${size}: the numbers of a plan cover nothing that one reads`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const orders of PLANS) {
      await sitDown(page, `${size}-${orders}`, phase('xidit', 'orders'));
      for (const order of orders) await page.locator('.palette button').nth(Number(order)).click();
      expect.soft(await hidden(page), orders).toEqual([]);
    }
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`xidit, ${size}: nothing on the fullest map covers a name or a number`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const language of ['en', 'de', 'pl'])
      for (const kind of ['orders', 'rewards', 'census']) {
        await sitDown(page, `${size}-${kind}-${language}`, phase('xidit', kind), language);
        expect.soft(await covered(page), `${kind}, ${language}`).toEqual([]);
      }
  });
}
