import { expect, test } from '@playwright/test';
import type { Game } from './games.ts';
import { phase } from './phases.ts';
import { showIn } from './sweep/window.ts';
import { openMatch } from './table.ts';

const SIDEWAYS = { width: 844, height: 390, touch: true, language: 'en' };
/** A question of each game that is answered on the board, and what of my own belongs beside it. */
const QUESTIONS: readonly (readonly [game: Game, kind: string, own: string])[] = [
  ['bellum', 'recruit', '.castle'],
  ['xidit', 'orders', '.dial'],
  ['xerxes', 'worker', '.good'],
];

for (const [game, kind, own] of QUESTIONS)
  for (const text of [100, 150])
    test(`${game}, text of ${text} %: a phone held sideways has the whole board on one side, all else in a column`, async ({
      page,
    }) => {
      await openMatch(page, `${game}-sideways`, phase(game, kind));
      await showIn(page, { ...SIDEWAYS, text });
      const board = await page.locator('.stage').boundingBox();
      expect(board).toMatchObject({ x: 0, y: 0, height: SIDEWAYS.height });
      const edge = board?.width ?? 0;
      expect(edge).toBeGreaterThan(SIDEWAYS.width * 0.55);
      const mine = page.locator('[data-column]').locator(own).first();
      for (const beside of [page.getByRole('status').first(), page.locator('[data-action]').first(), mine]) {
        await expect(beside).toBeInViewport();
        expect((await beside.boundingBox())?.x).toBeGreaterThanOrEqual(edge);
      }
      for (const choice of await page.locator('.stage [data-choice]').all())
        await expect(choice).toBeInViewport({ ratio: 0.9 });
      const players = page.locator('aside .players');
      await expect(players).toBeHidden();
      await page.getByRole('button', { name: 'Seats', exact: true }).click();
      await expect(players).toBeVisible();
    });

test('Xerxes: in a narrow column neither a seal nor a place lies on a player’s points', async ({ page }) => {
  await openMatch(page, 'xerxes-narrow', phase('xerxes', 'worker'));
  await showIn(page, { ...SIDEWAYS, width: 560, height: 500, text: 100 });
  const edges = await page.locator('aside li').evaluateAll((seats) =>
    seats.map((seat) => {
      const right = (part: string): number =>
        seat.querySelector(part)?.getBoundingClientRect().right ?? Infinity;
      return [right('.badge'), right('.place'), seat.querySelector('.points')?.getBoundingClientRect().left];
    }),
  );
  expect(edges).toHaveLength(4);
  for (const [seal, place, points] of edges)
    expect(Math.max(seal ?? 0, place ?? 0)).toBeLessThan((points ?? 0) + 1.5);
});
