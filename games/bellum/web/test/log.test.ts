import { expect, test } from 'vitest';
import { logSign } from '../log-sign.ts';

test('B4.5: a line about loot shows something that was looted', () => {
  const signs = [
    { food: 1, glyphs: 0, barrels: 1 },
    { food: 0, glyphs: 2, barrels: 1 },
    { food: 0, glyphs: 0, barrels: 1 },
  ].map((loot) => logSign({ type: 'looted', seat: 0, ...loot }));
  expect(signs).toEqual(['food', 'glyph', 'barrel']);
});
