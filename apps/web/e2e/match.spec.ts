import { expect, type Page, test } from '@playwright/test';
import { Attack } from '@triptych/games/bellum/questions.ts';
import { LANGUAGES } from '@triptych/words';
import { byKeyboard } from './hands.ts';
import { phase } from './phases.ts';
import { plan } from './orders.ts';
import { atRest, DESKTOP, isOver, openMatch, PHONE, SIZES, untilAsked } from './table.ts';

const open = (page: Page, kind: string, language = 'en'): Promise<void> =>
  openMatch(page, kind, phase('bellum', kind), language);

/** The board and the players as rendered. */
async function drawn(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Ignores the order of attributes and classes, and the compiler's comments, which nobody sees.
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data.trim();
      // The tooltip depends on the pointer, not on the match.
      if (!(node instanceof Element) || node.hasAttribute('popover')) return '';
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}="${name === 'class' ? value.split(' ').sort().join(' ') : value}"`)
        .sort();
      return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(write).join('')}`;
    };
    return [...document.querySelectorAll('.stage, .players')].map(write).join('\n');
  });
}

test('reload in the middle of a game: everything is where it was', async ({ page }) => {
  await open(page, 'recruit');
  await page.locator('.market [data-choice]').first().click();
  await page.locator('[data-action].main').first().click();
  await expect(page.locator('main')).toHaveAttribute('data-asked', 'side');
  const before = await drawn(page);
  await page.reload();
  await atRest(page);
  expect(await drawn(page)).toBe(before);
});

test('undo takes back an attack that revealed nothing', async ({ page }) => {
  await open(page, 'theft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-asked', 'attack');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a button says beforehand whether its answer can be undone', async ({ page }) => {
  // Before the attack on a castle whose chests are chosen next: it can be stormed, and reveals nothing yet.
  const { log, ...theft } = phase('bellum', 'theft');
  await openMatch(page, 'storm', { ...theft, log: log.slice(0, -1) });
  const attack = page.locator('[data-action].main');
  const attacked = log.at(-1);
  const option = attacked !== undefined && 'answer' in attacked ? Number(attacked.answer) : NaN;
  const victim = option - Attack.castle(0);
  await page.locator(`[data-home="castle:${victim}"] [data-choice]`).first().click();
  await expect(attack).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Stay home' })).toHaveAccessibleDescription(
    'A bot acts next; after that you can no longer simply undo it',
  );
  await expect(attack).toHaveAccessibleDescription('');
  // The chest of a place is opened at once.
  await open(page, 'attack');
  await page.locator('.realm [data-choice]').nth(1).click();
  await expect(attack).toHaveAccessibleDescription(
    'This reveals something new; after that you can no longer simply undo it',
  );
  await expect(attack).toHaveText(/no undo$/);
  await attack.click();
  await atRest(page);
  await expect(page.getByRole('button', { name: 'Undo', disabled: false })).toHaveCount(0);

  await open(page, 'goblins');
  await page.locator('.left [data-choice]').first().click();
  await page.locator('.right [data-choice]').last().click();
  await expect(page.locator('[data-action].main')).toHaveAccessibleDescription(/^Everyone else is ready/);
});

test('Esc cancels a choice, and so does Reset', async ({ page }) => {
  await open(page, 'attack');
  const target = page.locator('.realm [data-choice]').first();
  await target.click();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /Reset .* clears it/);
  await page.keyboard.press('Escape');
  await expect(target).toHaveAttribute('aria-pressed', 'false');
  await target.click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(target).toHaveAttribute('aria-pressed', 'false');
});

test('a refusal says why, with a link to the rule', async ({ page }) => {
  await open(page, 'attack');
  await page.locator('.realm .place:not(.legal)').first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/You need \d+ (magic )?swords?; your horde has \d+/);
  await alert.getByRole('button').click();
  await expect(page.locator('dialog [class*="here"]')).toContainText('B4.4');
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: a refusal covers no choice, and the next click dismisses it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const language of LANGUAGES) {
      await open(page, 'attack', language);
      await page.locator('.realm .place:not(.legal)').first().click();
      const refusal = page.getByRole('alert').locator('p');
      const { y, height } = (await refusal.boundingBox()) ?? { y: 0, height: Infinity };
      for (const choice of await page.locator('[data-choice]').all())
        expect((await choice.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
      await page.locator('.day h2').click();
      await expect(refusal).toHaveCount(0);
    }
  });
}

for (const [language, sentence] of Object.entries({
  en: 'Attack a place or a castle, or stay home',
  de: 'Greife einen Ort oder eine Burg an, oder bleib zu Hause',
  pl: 'Zaatakuj lokację lub zamek albo zostań w domu',
  fr: 'Attaquez un lieu ou un château, ou restez chez vous',
})) {
  test(`the match, its log and its rules in ${language}`, async ({ page }) => {
    await open(page, 'attack', language);
    await expect(page.getByRole('status')).toHaveText(sentence);
    await page.keyboard.press('l');
    const day = { en: 'Day 1', de: 'Tag 1', pl: 'Dzień 1', fr: 'Jour 1' }[language] ?? '';
    await expect(page.locator('dialog summary', { hasText: new RegExp(`^${day}$`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    const word = { en: 'thief', de: 'Dieb', pl: 'złodziej', fr: 'voleur' }[language] ?? '';
    await page.locator('dialog input').fill(word);
    await expect(page.locator('dialog dd').first()).toContainText(new RegExp(word, 'i'));
  });
}

for (const { game, from } of [
  { game: 'bellum', from: 'reroll' },
  { game: 'xidit', from: 'orders' },
  { game: 'xerxes', from: 'worker' },
] as const) {
  test(`${game}: cancelled anywhere, an animation leaves the same page as a fresh load`, async ({
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: DESKTOP });
    const page = await context.newPage();
    await openMatch(page, game, phase(game, from));
    for (const frames of [0, 3, 10, 25, 50]) {
      await byKeyboard(page, async () => {
        await page.evaluate(async (number) => {
          for (let frame = 0; frame < number; frame++) await new Promise(requestAnimationFrame);
        }, frames);
        // The space bar only pauses the scenes of a year.
        await page.keyboard.press(game === 'xidit' ? 's' : ' ');
      });
      await untilAsked(page);
      if (await isOver(page)) break;
      expect(await page.locator('.gain, .flier').count()).toBe(0);
      const broken = await drawn(page);
      await page.reload();
      await atRest(page);
      expect(await drawn(page), `after ${frames} frames`).toBe(broken);
    }
    await context.close();
  });
}

test('ready can be withdrawn until all are ready', async ({ page }) => {
  await page.goto('#/new/bellum');
  await page.getByLabel('Who sits here: Seat 2').selectOption('person');
  await page.getByLabel('Who sits here: Seat 3').selectOption('nobody');
  await page.getByLabel('Castles').selectOption('dealt');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await page.locator('.left [data-choice]').first().click();
  await page.locator('.right [data-choice]').last().click();
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.locator('.curtain').getByRole('button', { name: 'Change my answer' }).click();
  // Anybody may have pressed that: the board still shows Player 1's view.
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-asked', 'goblins');
  // The answer is back, to be changed or given again.
  await expect(page.getByRole('button', { name: 'Ready' })).toBeEnabled();
});

test('a draft survives a reload and a turned phone', async ({ page }) => {
  await page.goto('#/new/xidit');
  await page.getByRole('button', { name: 'Start' }).click();
  await untilAsked(page);
  await page.locator('[data-choice]').first().click();
  await page.locator('[data-action].main').click();
  await expect(page.locator('main')).toHaveAttribute('data-asked', 'orders');
  await plan(page, ['action', 'blue road', 'wait']);
  const orders = (): Promise<string[]> =>
    page
      .locator('.slots button')
      .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('aria-label') ?? ''));
  const before = await orders();
  await page.reload();
  await untilAsked(page);
  expect(await orders()).toEqual(before);
  await page.setViewportSize(PHONE);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await plan(page, ['action', 'action', 'action']);
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeEnabled();
});

test('Back closes a sheet before it leaves a match', async ({ page }) => {
  await open(page, 'attack');
  const address = page.url();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  // Closing it by hand leaves no entry behind.
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state === null)).toBe(true);
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(address);
});

test('on a phone the crown leads home, and the menu has a way to leave', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, 'attack');
  const address = page.url();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto(address);
  await atRest(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Leave' }).click();
  await expect(page.locator('main.table')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$/);
});
