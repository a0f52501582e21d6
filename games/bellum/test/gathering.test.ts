import { describe, expect, test } from 'vitest';
import { TestTable } from './table.ts';

describe('B4 resources and scouts', () => {
  test('B4.1: everybody gains the food and glyphs of the active row, and of no other', () => {
    const table = TestTable.attacking(3, 4, (start) => {
      start.arm(0, 4, { food: 2, glyph: 1, sword: 2 });
      start.arm(2, 4, { food: 1 });
      start.arm(1, 5, { food: 6 });
    });
    expect(table.state.castles.map(({ food, glyphs }) => [food, glyphs])).toEqual([
      [2, 1],
      [0, 0],
      [1, 0],
    ]);
    expect(table.events('gathered').map(({ seat }) => seat)).toEqual([0, 2]);
  });

  const scouting = (maps: number[]): TestTable =>
    TestTable.attacking(3, 6, (start) => {
      maps.forEach((map, seat) => start.arm(seat, 6, { map, sword: 2 }));
    });

  test('B4.2: the player with the most treasure maps gains a metal chest', () => {
    const table = scouting([1, 3, 2]);
    expect([0, 1, 2].map((seat) => table.chests(seat))).toEqual([[], ['metal'], []]);
  });

  test('B4.2: those tied for the most gain a wooden chest each instead', () => {
    const table = scouting([2, 0, 2]);
    expect([0, 1, 2].map((seat) => table.chests(seat))).toEqual([['wooden'], [], ['wooden']]);
  });

  test('B4.2: no maps, no chest', () => {
    const table = scouting([0, 0, 0]);
    expect(table.events('scouted')).toEqual([]);
    expect([0, 1, 2].flatMap((seat) => table.chests(seat))).toEqual([]);
  });

  test.each([
    ['wooden', [20, 20, 40], 'metal'],
    ['wooden', [20, 40, 40], 'golden'],
    ['metal', [0, 40, 40], 'wooden'],
    ['metal', [20, 40, 40], 'golden'],
  ])('B1.5: a %s chest when the stacks stand at %j is a %s one', (wanted, drawn, gained) => {
    const table = TestTable.attacking(2, 6, (start) => {
      start.state.chestsDrawn = [...drawn];
      start.arm(0, 6, { map: 1, sword: 2 });
      if (wanted === 'wooden') start.arm(1, 6, { map: 1 });
    });
    expect(table.chests(0)).toEqual([gained]);
  });

  test('B1.5: when all chests are gone none is given', () => {
    const table = TestTable.attacking(2, 6, (start) => {
      start.state.chestsDrawn = [20, 40, 50];
      start.arm(0, 6, { map: 1, sword: 2 });
    });
    expect(table.chests(0)).toEqual([]);
    expect(table.events('scouted')).toHaveLength(1);
  });
});
