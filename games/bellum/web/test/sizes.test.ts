import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amount } from '../amounts.ts';
import { fitCard } from '../card-size.ts';
import { fitCastle } from '../castle-size.ts';
import { fitOffers } from '../offer-size.ts';
import { fitRow } from '../row-size.ts';
import { BAND, PRINTED } from '../wing.ts';

const within = (min: number, max: number) => fc.integer({ min, max });

test('a castle fits the width of any room, with what waits for a side', () => {
  fc.assert(
    fc.property(within(190, 1500), within(140, 900), within(0, 2), (width, height, waiting) => {
      const { keep, slot, cards, below, scale, row } = fitCastle({ width, height }, waiting);
      const wing = waiting * slot + (cards ? (PRINTED + BAND) * scale : 0);
      expect(below ? Math.max(keep, 2 * wing) : keep + 2 * wing).toBeLessThanOrEqual(width + 0.001);
      expect(row).toBeGreaterThanOrEqual(15);
    }),
  );
});

test('a castle with enough room is no higher than that room', () => {
  fc.assert(
    fc.property(within(300, 1500), within(170, 900), within(0, 1), (width, height, waiting) => {
      const { row, head, below } = fitCastle({ width, height }, waiting);
      expect(below || head + 6 * row <= height).toBe(true);
    }),
  );
});

test('the symbols of a row never overflow, and three are clear where two lines fit', () => {
  const three: Amount[] = [
    { symbol: 'sword', number: 2 },
    { symbol: 'thief', number: 1 },
  ];
  expect(fitRow(three, { width: 54, height: 22, size: 20 })).toMatchObject({
    once: false,
    lines: 1,
    size: 18,
  });
  expect(fitRow(three, { width: 36, height: 37, size: 22 })).toMatchObject({ once: false, lines: 2 });
  expect(fitRow(three, { width: 36, height: 37, size: 22 }).size).toBeGreaterThanOrEqual(16);
  expect(fitRow([{ symbol: 'food', number: 12 }], { width: 104, height: 37, size: 22 }).once).toBe(true);
});

test('the cards for hire show their rows on a tall phone, and only a picture on a short one', () => {
  expect(fitCard(96, 200)).toMatchObject({ rows: true, named: true });
  expect(fitCard(72, 80)).toMatchObject({ rows: false });
});

test('five castles fit on any stage that is not tiny', () => {
  fc.assert(
    fc.property(within(380, 1500), within(460, 1200), (width, height) => {
      const { columns, row, roof } = fitOffers({ width, height }, 5);
      expect(Math.ceil(5 / columns) * (roof + 6 * row + 40)).toBeLessThanOrEqual(height);
    }),
  );
});
