import { svelte } from '@sveltejs/vite-plugin-svelte';
import { expect, type Page, test } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';
import { isClear } from './clear.ts';
import { drawn } from './table.ts';

const HOST = 'http://kit.test/';
const files = new Map<string, string>();

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'kit'),
    plugins: [svelte({ configFile: false })],
    build: { write: false, target: 'es2022' },
  });
  if (!('output' in built)) throw new Error('The page of the kit must be a single build.');
  for (const file of built.output)
    files.set(file.fileName, file.type === 'chunk' ? file.code : String(file.source));
});

const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

test.beforeEach(async ({ page }) => {
  await page.route(`${HOST}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType = Object.entries(TYPES).find(([ending]) => name.endsWith(ending))?.[1];
    const body = files.get(name);
    await (body === undefined || contentType === undefined
      ? route.abort()
      : route.fulfill({ body, contentType }));
  });
});

async function open(page: Page): Promise<void> {
  await page.goto(HOST);
  await page.locator('#deferred').getByText('drawn').waitFor();
}

/** Time passes only when the test says so. */
async function hold(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(3_600_000);
}

test('a seat badge has its colour, its sign and the given size, and is silent', async ({ page }) => {
  await open(page);
  const badges = page.locator('#badges svg');
  await expect(badges).toHaveCount(3);
  await expect(badges.first()).toHaveAttribute('aria-hidden', 'true');
  await expect(badges.first()).toHaveCSS('width', '40px');
  const fills = await badges.evaluateAll((all) =>
    all.map((badge) => {
      const [field] = badge.querySelectorAll('path');
      return getComputedStyle(field).fill;
    }),
  );
  expect(fills.slice(0, 2)).toEqual(['rgb(165, 230, 53)', 'rgb(255, 148, 64)']);
  // There are five signs; a sixth seat starts over.
  const signs = await badges.evaluateAll((all) =>
    all.map((badge) => badge.querySelector('path:last-child')?.getAttribute('d')),
  );
  expect(signs[0]).not.toBe(signs[1]);
  expect(signs[2]).toBe(signs[0]);
});

test('a badge without a seat is blank, in its own colour and shape', async ({ page }) => {
  await open(page);
  const badge = page.locator('#blank svg');
  await expect(badge).toHaveCSS('width', '20px');
  await expect(badge).toHaveCSS('height', '30px');
  await expect(badge.locator('path')).toHaveCount(0);
  await expect(badge.locator('circle')).toHaveCSS('fill', 'rgb(1, 2, 3)');
});

test('a cost line repeats each thing by its count', async ({ page }) => {
  await open(page);
  await expect(page.locator('#cost i')).toHaveText(['0.0', '0.1', '2.0']);
  await expect(page.locator('#cost > span')).toHaveAttribute('aria-hidden', 'true');
});

test('a chart draws every line with an edge, a colour and dashes, and separate badges at the ends', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('img', { name: 'Points' })).toBeVisible();
  const paths = page.locator('#chart path');
  await expect(paths).toHaveCount(6);
  await expect(paths.nth(0)).toHaveAttribute('d', 'M0 50L50 30L100 0');
  await expect(paths.nth(3)).toHaveCSS('stroke', 'rgb(0, 0, 1)');
  await expect(paths.nth(3)).toHaveCSS('stroke-dasharray', '9px, 4px');
  await expect(paths.nth(5)).toHaveCSS('stroke-dasharray', 'none');
  await expect(page.locator('#chart b')).toHaveText(['10', '9', '2']);
  expect(await page.locator('#chart b').evaluateAll((ends) => ends.map((end) => end.style.top))).toEqual([
    '0px',
    '10px',
    '40px',
  ]);
});

test('a silhouette has its label, or is hidden where text beside it says the same', async ({ page }) => {
  await open(page);
  await expect(page.locator('#icons').getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'Gold' })).toBeVisible();
  await expect(page.locator('#icons .wood')).toHaveAttribute('aria-hidden', 'true');
});

test('doors and ornaments are drawn as pictures and hidden from screen readers', async ({ page }) => {
  await open(page);
  for (const id of ['door', 'ornament']) {
    const drawing = page.locator(`#${id} svg`);
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    const names = await drawing
      .locator('path')
      .evaluateAll((all) => all.map(({ namespaceURI }) => namespaceURI));
    expect(names).toEqual(['http://www.w3.org/2000/svg']);
  }
  const pattern = await page.locator('#ornament pattern').getAttribute('id');
  await expect(page.locator('#ornament rect')).toHaveAttribute('fill', `url(#${pattern})`);
});

test('keyboard focus shows a tooltip, which links its rule', async ({ page }) => {
  await open(page);
  const bubble = page.locator('.explanation');
  await expect(bubble).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('#explained button')).toBeFocused();
  await expect(bubble).toContainText('Three swords');
  await bubble.getByRole('button', { name: 'Rule B4.4' }).click();
  await expect(page.locator('#explained span')).toHaveText('B4.4');
  await expect(bubble).toBeHidden();
});

test('a sheet is a dialog with its title, and closes by its button, Escape and a click outside', async ({
  page,
}) => {
  await open(page);
  const sheet = page.getByRole('dialog', { name: 'A sheet' });
  const closings = [
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
  ];
  for (const close of closings) {
    await page.locator('#sheet').getByRole('button', { name: 'Open' }).click();
    await expect(sheet).toContainText('What it holds');
    await close();
    await expect(sheet).toHaveCount(0);
  }
});

test('the keyboard reaches what scrolls, as long as there is something to scroll', async ({ page }) => {
  await open(page);
  await page.locator('#sheet').getByRole('button', { name: 'Open' }).click();
  const body = page.getByRole('dialog', { name: 'A sheet' }).getByRole('group');
  await expect(body).not.toHaveAttribute('tabindex');
  await body.evaluate((part) => {
    const long = document.createElement('p');
    long.style.height = '3000px';
    part.append(long);
  });
  await expect(body).toHaveAttribute('tabindex', '0');
  await body.evaluate((part) => part.lastElementChild?.remove());
  await expect(body).not.toHaveAttribute('tabindex');
  // OwnPlace has no box of its own, and what it holds may grow later, while the column around it keeps its size.
  await body.evaluate((part) => {
    part.style.height = '400px';
    const [place, own] = [document.createElement('div'), document.createElement('p')];
    place.style.display = 'contents';
    place.append(own);
    part.append(place);
  });
  await drawn(page);
  await expect(body).not.toHaveAttribute('tabindex');
  await body.evaluate((part) => {
    const own = part.lastElementChild?.firstElementChild;
    if (own instanceof HTMLElement) own.style.height = '3000px';
  });
  await expect(body).toHaveAttribute('tabindex', '0');
});

test('deferred parts count as missing until all are rendered', async ({ page }) => {
  await open(page);
  await expect(page.locator('#deferred')).toHaveAttribute('data-idle', 'true');
});

test('a result is shown step by step, and reports once that it is complete', async ({ page }) => {
  await hold(page);
  const shown = page.locator('#result output');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(shown).toHaveText('0 of 3, done 0');
  await page.clock.runFor(1000);
  await expect(shown).toHaveText('1 of 3, done 0');
  await page.clock.runFor(9000);
  await expect(shown).toHaveText('1 of 3, done 0');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(shown).toHaveText('2 of 3, done 0');
  // A click of the reader restarts the timer.
  await page.clock.runFor(9000);
  await expect(shown).toHaveText('2 of 3, done 0');
  await page.clock.runFor(1000);
  await expect(shown).toHaveText('3 of 3, done 1');
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
});

test('a result can be shown at once', async ({ page }) => {
  await hold(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('#result output')).toHaveText('3 of 3, done 1');
});

test('components follow their board, and are not drawn before there is one', async ({ page }) => {
  await open(page);
  const piece = page.locator('#board p');
  await expect(piece).toHaveCount(0);
  for (const viewer of [0, 1]) {
    await page.getByRole('button', { name: 'Next viewer' }).click();
    await expect(piece).toHaveText(`seen by ${viewer}`);
  }
});

test('axe reports nothing on the components', async ({ page }) => {
  await open(page);
  await isClear(page, 'kit');
});
