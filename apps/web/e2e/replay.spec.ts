import { expect, type Page, test } from '@playwright/test';
import { bellum } from '@triptych/games/bellum';
import { Match, type MatchRecord } from '@triptych/kernel';
import { fullestPositions } from './positions.ts';
import { atRest, openMatch, SIZES } from './table.ts';

const positions = fullestPositions(3, 4);
const crowded = fullestPositions(5, 1).get('over')?.record;

async function openAt(
  page: Page,
  kind: 'over' | 'attack',
  record: MatchRecord | undefined = positions.get(kind)?.record,
): Promise<void> {
  if (record === undefined) throw new Error(`No game led to ${kind}.`);
  await openMatch(page, kind, record);
}

/** How many lines of the story seat 0 sees before somebody first storms its castle; -1 if nobody does. */
function linesUntilRobbed(record: MatchRecord): number {
  const match = Match.open(bellum.open(bellum.packs[record.pack.name]), record);
  if (!(match instanceof Match)) return -1;
  return [...match.setup, ...match.steps.flatMap(({ events }) => events)]
    .filter(({ to }) => to === 'all' || to === 0)
    .findIndex(({ event }) => event.type === 'castleStormed' && event.victim === 0);
}

const moment = (page: Page): Promise<number> =>
  page
    .locator('main')
    .getAttribute('data-moment')
    .then((at) => (at === null ? -1 : Number(at)));

test('replay of a finished match: step, scrub, jump, and back to the result', async ({ page }) => {
  await openAt(page, 'over');
  await expect(page.locator('.count')).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).first().click();
  await expect(page.locator('main')).toHaveAttribute('data-moment', '0');
  await expect(page.locator('.count')).toHaveCount(0);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-moment', '1');
  const scrubber = page.getByRole('slider', { name: 'Moment of the match' });
  await scrubber.fill('40');
  await expect(page.locator('main')).toHaveAttribute('data-moment', '40');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('main')).toHaveAttribute('data-moment', '41');
  await page.keyboard.press('PageDown');
  const next = await moment(page);
  expect(next).toBeGreaterThan(41);
  await expect(page.getByRole('status')).toContainText(/day/i);
  await page.keyboard.press('PageUp');
  expect(await moment(page)).toBeLessThan(next);
  await page.keyboard.press('End');
  await expect(page.locator('.count')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).not.toHaveAttribute('data-moment');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('a replay runs by itself and pauses', async ({ page }) => {
  await openAt(page, 'over');
  await page.keyboard.press('p');
  await page.getByLabel('Speed').selectOption('× 4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => moment(page)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('after the end every seat’s view; until then only the player’s own', async ({ page }) => {
  await openAt(page, 'over');
  await page.keyboard.press('p');
  await page.getByRole('slider').fill('60');
  const own = await page.locator('.own').innerText();
  await page.getByLabel('As seen by').selectOption({ index: 1 });
  await expect(page.locator('.own')).not.toHaveText(own);
  await expect(page.locator('main')).toHaveAttribute('data-moment', '60');
  await openAt(page, 'attack');
  await page.keyboard.press('p');
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByLabel('As seen by')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play from here' })).toHaveCount(0);
});

test('a line of the log leads to its moment, and from there back to now', async ({ page }) => {
  await openAt(page, 'attack');
  const line = page.locator('.story .line').last();
  await line.click();
  await expect(page.locator('main')).toHaveAttribute('data-asked', '');
  await expect(page.getByRole('status')).toContainText('Replay');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-asked', 'attack');
});

test('play on from here: a new match from that moment against bots', async ({ page }) => {
  await openAt(page, 'over');
  await page.keyboard.press('p');
  await page.getByRole('slider').fill('60');
  const day = await page.locator('.day h2').innerText();
  await page.getByLabel('As seen by').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.locator('main:not([data-moment])[data-idle="true"]')).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('data-asked', '');
  expect(await page.locator('.log summary').allInnerTexts()).toContain(day);
});

test('was it fair? The page replays the match and says so', async ({ page }) => {
  await openAt(page, 'over');
  await page.getByRole('button', { name: 'Was it fair?' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Yes\. .* all \d+ answers check out/);
});

test('coming back: what happened since, and what was done to me', async ({ page }) => {
  const robbed = [3, 4, 5]
    .flatMap((players) => fullestPositions(players, 3).get('over')?.record ?? [])
    .find((record) => linesUntilRobbed(record) > 0);
  if (robbed === undefined) throw new Error('Nobody was robbed.');
  // Before the player's last answer: at the very end the result is shown instead.
  const last = robbed.log.findLastIndex((entry) => 'seat' in entry && entry.seat === 0);
  await openMatch(page, 'late', { ...robbed, log: robbed.log.slice(0, last) });
  // As if the reader had left in the middle: they have seen less of the story than there is now.
  const seen = linesUntilRobbed(robbed) - 3;
  await page.evaluate(
    (lines) => localStorage.setItem('triptych-seen', JSON.stringify([['late/0', lines]])),
    seen,
  );
  await page.reload();
  const sheet = page.getByRole('dialog', { name: 'Since your last turn' });
  await expect(sheet.locator('li').first()).toBeVisible();
  expect(await sheet.locator('li', { hasText: 'to you' }).count()).toBeGreaterThan(0);
  await sheet.getByRole('button', { name: 'Show me' }).click();
  await expect.poll(() => moment(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.story .since')).toHaveCount(1);
  await page.reload();
  await atRest(page);
  await expect(sheet).toHaveCount(0);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: the replay fits on one screen`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAt(page, 'over', crowded);
    await page.keyboard.press('p');
    await page.getByRole('slider').fill('90');
    const frames = await page.evaluate(() => ({
      scrolls:
        document.documentElement.scrollWidth > innerWidth ||
        document.documentElement.scrollHeight > innerHeight,
      pushed: document.querySelector('main')?.scrollTop,
    }));
    expect(frames).toEqual({ scrolls: false, pushed: 0 });
    for (const button of await page.locator('main .replay button:visible').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}
