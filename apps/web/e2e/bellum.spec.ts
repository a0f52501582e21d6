import { expect, type Page, test } from '@playwright/test';
import { NONE } from '@triptych/games/bellum/state.ts';
import { bellumPosition, fullestPositions } from './positions.ts';
import { atRest, DESKTOP, PHONE, openMatch as open, SIZES } from './table.ts';

/** With two players castles get the most cards, with five the table is fullest otherwise. */
const TABLES = { two: fullestPositions(2, 6), five: fullestPositions(5, 25) };
type Table = keyof typeof TABLES;

async function openPosition(page: Page, table: Table, kind: string, language = 'en'): Promise<void> {
  const position = TABLES[table].get(kind);
  if (position === undefined) throw new Error(`No game led to ${kind}.`);
  await open(page, `${table}-${kind}`, position.record, language);
}

/** Numbers that are covered, cut off, or not explained. */
async function numbersAtFault(page: Page): Promise<string[]> {
  // Elements that let clicks through still hide what is under them.
  await page.addStyleTag({ content: '* { pointer-events: auto !important; }' });
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const element = text.parentElement;
      if (element === null || !/\d/.test(text.textContent ?? '')) continue;
      if (element.closest('.stage, .players') === null || element.closest('.hidden-text') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // In a low window the board scrolls.
      element.scrollIntoView({ block: 'nearest' });
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const name = `${element.closest('[class]')?.getAttribute('class')}: ${text.textContent?.trim()}`;
      if (element.closest('[data-tooltip]') === null) faults.push(`unexplained ${name}`);
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push(`cut ${name}`);
      const [above] = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      if (above !== undefined && above !== element && !element.contains(above) && !above.contains(element))
        faults.push(`covered ${name} by ${above.closest('[class]')?.getAttribute('class')}`);
    }
    return faults;
  });
}

for (const table of ['two', 'five'] as const) {
  test(`${table} players: every number is visible and explained`, async ({ page }) => {
    test.slow();
    for (const kind of ['goblins', 'reroll', 'attack', 'recruit', 'side']) {
      await openPosition(page, table, kind, 'de');
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await atRest(page);
        expect.soft(await numbersAtFault(page), `${kind}, ${size}`).toEqual([]);
      }
    }
  });
}

test('outside an attack, a click on a place decides nothing', async ({ page }) => {
  for (const kind of ['reroll', 'recruit']) {
    await openPosition(page, 'five', kind);
    const places = page.locator('.realm .place');
    for (const place of await places.all()) {
      await place.click({ force: true });
      await place.click({ force: true });
    }
    await expect(page.locator('main')).toHaveAttribute('data-asked', kind);
    await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
  }
});

test('B2.1: goblins that were dealt are not reported as recruited', async ({ page }) => {
  await openPosition(page, 'two', 'goblins');
  await page.locator('.left [data-choice]').first().click();
  await page.locator('.right [data-choice]').last().click();
  await page.locator('[data-action].main').click();
  await atRest(page);
  await expect(page.locator('.moves')).toContainText(/^Since your last turn: placed [^;]+; placed /);
});

test('an empty space is refused too, with its rule', async ({ page }) => {
  for (const [kind, row, empty, rule] of [
    ['attack', 'open', '.realm .ruin', 'B4.5'],
    ['recruit', 'market', '.market .ruin', 'B5.3'],
  ] as const) {
    const record = bellumPosition(kind, (state) => state[row].includes(NONE));
    await open(page, `empty-${kind}`, record);
    await page.locator(empty).first().click();
    await expect(page.getByRole('alert')).toContainText(rule);
  }
});

test('pointing at something shows its meaning and links its rule', async ({ page }) => {
  await openPosition(page, 'five', 'attack');
  const explanation = page.locator('.explanation');
  await page.locator('.hoard li[data-home^="barrel"]').hover();
  await expect(explanation).toContainText('Buys a round');
  await explanation.getByRole('button', { name: 'Rule B3.2' }).click();
  await expect(page.locator('dialog [class*="here"]')).toContainText('B3.2');
  await page.keyboard.press('Escape');
  await page.locator('.sums .sum[data-tooltip]').first().hover();
  await expect(explanation).toContainText('castle and creatures combined');
});

test('the keyboard reaches every choice, and its tooltip with it', async ({ page }) => {
  await openPosition(page, 'five', 'attack', 'pl');
  // The next stop after the buttons, only one of which is enabled so far.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.explanation')).toContainText('Obrona: ');
  await page.keyboard.press('Escape');
  await expect(page.locator('.explanation')).toBeHidden();
});

test('a long press explains without choosing; a tap chooses', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openPosition(page, 'five', 'attack', 'de');
  const place = page.locator('.realm [data-choice]').first();
  const box = await place.boundingBox();
  if (box === null) throw new Error('Nothing can be attacked.');
  const finger = await context.newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await expect(page.locator('.explanation')).toContainText('Verteidigung: ');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(place).toHaveAttribute('aria-pressed', 'false');
  await place.tap();
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  // A tap on something that does nothing explains it at once.
  await page.locator('.hoard .goods li').first().tap();
  await expect(page.locator('.explanation')).toContainText('Nahrung');
  await openPosition(page, 'five', 'recruit', 'de');
  await page.locator('.realm .place:not(.ruin)').nth(1).tap({ force: true });
  await expect(page.locator('.explanation')).toContainText('Verteidigung: ');
  await context.close();
});

test('the largest castle: no card is cut off, and each can be looked at', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await openPosition(page, 'two', 'recruit');
  const stage = await page.locator('.stage').boundingBox();
  for (const card of await page.locator('.castle .tucked').all()) {
    const { x, width } = (await card.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(stage?.width ?? 0);
  }
  await page.locator('.band-of-creatures').first().click();
  await expect(page.locator('dialog .keep')).toBeInViewport({ ratio: 1 });
  const inFull = page.locator('dialog .tucked');
  expect(await inFull.count()).toBeGreaterThan(await page.locator('.own .tucked').count());
  await inFull.first().click();
  await expect(page.locator('dialog .closer')).toBeVisible();
});

test('a castle is chosen wherever it is clicked, and looked at by its own button', async ({ page }) => {
  for (const viewport of [DESKTOP, { width: 412, height: 915 }]) {
    await page.setViewportSize(viewport);
    await openPosition(page, 'five', 'attack');
    const rival = page.locator('.rival').first();
    // This one cannot be attacked, so that a click is refused.
    await rival.locator('.whole').click({ position: { x: 8, y: 40 } });
    await expect(page.getByRole('alert')).toContainText(/B4\.[47]/);
    await rival.getByRole('button', { name: /^View .*castle/ }).click();
    await expect(page.locator('dialog .keep')).toBeInViewport({ ratio: 1 });
  }
});

test('while recruiting, a card is looked at without being chosen', async ({ page }) => {
  for (const viewport of [DESKTOP, { width: 412, height: 915 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    await openPosition(page, 'five', 'recruit');
    await page.locator('.market .look').first().click();
    await expect(page.locator('.closer')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.market [aria-pressed="true"]')).toHaveCount(0);
  }
});

test('on a phone, a card on offer can be looked at in every phase', async ({ page }) => {
  await page.setViewportSize(PHONE);
  // Where chests are stolen, the fullest position has no cards left.
  for (const kind of ['goblins', 'reroll', 'attack', 'recruit', 'side']) {
    await openPosition(page, 'five', kind);
    await page.locator('.market-card').first().click();
    await expect(page.locator('.closer'), kind).toBeInViewport({ ratio: 1 });
  }
});

test('a tall phone shows the six rows of every recruit, which a short one keeps behind a tap', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPosition(page, 'five', 'recruit');
  const card = page.locator('.market-card').first();
  const rows = card.locator('.rows > li');
  await expect(rows).toHaveCount(0);
  await page.setViewportSize({ width: 412, height: 915 });
  // Six on each side.
  await expect(rows).toHaveCount(12);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
});

test('on a phone an opponent’s stock is one tap away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPosition(page, 'five', 'recruit');
  const rival = page.locator('.rival').first();
  await expect(rival.locator('.stock')).toBeHidden();
  await rival.locator('.name').click();
  for (const good of await page.locator('dialog .stock > span').all())
    await expect(good).toBeInViewport({ ratio: 1 });
});

test('the chart of the count ends every line in its player’s whole badge', async ({ page }) => {
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await openPosition(page, 'five', 'over');
    await expect(page.locator('.count .end')).toHaveCount(5);
    for (const label of await page.locator('.count .end').all()) {
      await label.scrollIntoViewIfNeeded();
      const cut = await label.evaluate((element) => {
        const inner = element.getBoundingClientRect();
        const outer = element.closest('.inner')?.getBoundingClientRect();
        return outer === undefined || inner.right > outer.right || inner.left < outer.left;
      });
      expect(cut).toBe(false);
    }
  }
});

test('the sign that an answer is final covers no label on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  for (const kind of ['castle', 'goblins', 'reroll', 'attack', 'theft', 'recruit', 'side']) {
    await openPosition(page, 'five', kind, 'de');
    if (kind === 'recruit') await page.locator('.market .extreme[data-choice]').first().click();
    const covered = await page.locator('[data-action]:has(small)').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const tag = button.querySelector('small')?.getBoundingClientRect();
        const label = document.createRange();
        label.selectNode(button.childNodes[0]);
        const [first] = label.getClientRects();
        return tag !== undefined && tag.bottom > first.top + 3 ? [button.textContent] : [];
      }),
    );
    expect.soft(covered, kind).toEqual([]);
  }
});

test('a phone held sideways shows all of my own things, also after it was turned', async ({ page }) => {
  const sideways = { width: 844, height: 390 };
  const chests = page.locator('[data-column] .chests');
  await page.setViewportSize(sideways);
  await openPosition(page, 'five', 'attack');
  await expect(chests).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(chests).toHaveCount(0);
  await page.setViewportSize(sideways);
  await expect(chests).toBeInViewport({ ratio: 1 });
});
