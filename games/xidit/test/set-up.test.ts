import { describe, expect, test } from 'vitest';
import {
  ASSESSMENTS,
  BARDS_EACH,
  FLOORS_EACH,
  ORDERS,
  PLAYER_COLOURS,
  UNIT_STOCK,
  UNITS,
} from '../content/symbols.ts';
import { NONE } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import { OPTIONS, SEATS } from '../meta.ts';
import { TestTable } from './table.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Tables with other seeds, for what is random. */
const tables = (seats: number, count: number, options = {}): TestTable[] =>
  Array.from({ length: count }, (_, seed) => new TestTable(seats, options, standard, seed));

describe('X1 components', () => {
  test('X1.1: 3 to 5 players, each with a colour', () => {
    expect(SEATS).toEqual({ min: 3, max: 5 });
    expect(PLAYER_COLOURS).toEqual(['blue', 'red', 'green', 'yellow', 'black']);
    for (const seats of [3, 4, 5]) expect(new TestTable(seats).state.lords).toHaveLength(seats);
  });

  test('X1.2: 70 units in five classes, in the barracks or on recruit tiles at first', () => {
    expect(UNIT_STOCK).toEqual([18, 16, 14, 12, 10]);
    expect(sum(UNIT_STOCK)).toBe(70);
    const { state } = new TestTable(5, {}, standard);
    const onTiles = UNITS.map((_, unit) => sum(state.camps.filter((_, at) => at % 5 === unit)));
    expect(state.barracks.map((number, unit) => number + onTiles[unit])).toEqual(UNIT_STOCK);
    expect(sum(onTiles)).toBe(25);
  });

  test('X1.3: each player has 20 bards, 15 floors and six dials of five symbols', () => {
    expect([BARDS_EACH, FLOORS_EACH]).toEqual([20, 15]);
    const table = TestTable.at(4, {});
    for (const lord of table.state.lords)
      expect(lord).toMatchObject({ bards: 20, floors: 15, kept: 0, gold: 0 });
    expect(ORDERS).toEqual(['blue', 'red', 'black', 'action', 'wait']);
    expect(table.question.shape).toEqual({ shape: 'sequence', of: [0, 1, 2, 3, 4], length: 6 });
  });

  test('X1.5: 21 cities, three colours of road, nine regions, one of them central', () => {
    const { cities, leadsTo, regions, central, touching } = new TestTable(4, {}, standard).game.components;
    expect(cities).toHaveLength(21);
    expect(leadsTo).toHaveLength(3);
    for (const ends of leadsTo) {
      const back = ends.map((end, city) => (end === NONE ? city : ends[end]));
      expect(back).toEqual(cities.map((_, city) => city));
    }
    expect(regions).toHaveLength(9);
    expect(regions[central].landscape).toBe('crown');
    expect(touching[16].map((region) => region + 1)).toEqual([1, 5, 9]);
  });

  test('X1.6: 21 tiles with 5 units for four and five players, 18 tiles with 4 units for three', () => {
    const { large, small } = new TestTable(4, {}, standard).game.components;
    expect(large.map(({ recruit }) => sum(recruit))).toEqual(Array.from({ length: 21 }, () => 5));
    expect(small.map(({ recruit }) => sum(recruit))).toEqual(Array.from({ length: 18 }, () => 4));
  });

  test('X1.7: six titans, two each that cost 3, 4 and 5', () => {
    const { titans } = new TestTable(4, {}, standard).game.components;
    expect(titans.map(({ cost }) => cost)).toEqual([3, 3, 4, 4, 5, 5]);
  });

  test('X1.8: three assessments', () => {
    expect(ASSESSMENTS.toSorted()).toEqual(['influence', 'reputation', 'wealth']);
  });
});

describe('X2 set-up', () => {
  test('X2.1: titans of equal cost share a lair, asleep, in random order', () => {
    const orders = new Set<string>();
    for (const { state } of tables(4, 30)) {
      expect(state.lairs.map((lair) => lair.toSorted((one, other) => one - other))).toEqual([
        [0, 1],
        [2, 3],
        [4, 5],
      ]);
      expect(state.raging).toEqual([0, 0, 0]);
      orders.add(state.lairs.map(([top]) => top % 2).join());
    }
    expect(orders.size).toBe(8);
  });

  test.each([
    { seats: 5, onMap: 5, threats: 6 },
    { seats: 4, onMap: 5, threats: 6 },
    { seats: 3, onMap: 4, threats: 5 },
  ])(
    'X2.2, X2.3: with $seats players $onMap recruit tiles, $onMap threats, five for the recruit pile, $threats for the threat pile',
    ({ seats, onMap, threats }) => {
      const table = new TestTable(seats, {}, standard);
      const { state } = table;
      expect(table.recruitCities).toHaveLength(onMap);
      expect(table.threatCities).toHaveLength(onMap);
      for (const number of table.recruitCities) {
        const { large, small } = table.game.components;
        expect(table.camp(number)).toEqual((seats === 3 ? small : large)[number - 1].recruit);
      }
      // One tile of each pile is the next one.
      expect(state.recruitPile).toHaveLength(5 - 1);
      expect(state.threatPile).toHaveLength(threats - 1);
      const tiles = [...state.recruitPile, ...state.threatPile, state.nextRecruit, state.nextThreat];
      const all = [...tiles.map((tile) => tile + 1), ...table.recruitCities, ...table.threatCities];
      expect(new Set(all).size).toBe(seats === 3 ? 18 : 21);
    },
  );

  test('X2.3: next tiles and the tops of the piles are visible, what is below is not', () => {
    const table = new TestTable(4, {}, standard);
    const { state, game } = table;
    const seen = game.view(state, 'spectator');
    expect(seen).toMatchObject({ nextRecruit: state.nextRecruit, nextThreat: state.nextThreat });
    expect(seen.recruitPile).toEqual({ size: 4, top: state.recruitPile.at(-1) });
    expect(seen.threatPile).toEqual({ size: 5, top: state.threatPile.at(-1) });
  });

  test('X2.4: the assessments are in random order, visible to all', () => {
    const orders = new Set<string>();
    for (const { state, game } of tables(4, 40)) {
      expect(game.view(state, 'spectator').setting.assessments).toEqual(state.setting.assessments);
      orders.add(state.setting.assessments.join());
    }
    expect(orders.size).toBe(6);
  });

  test('X2.5: the first player is drawn, or set by the host', () => {
    expect(OPTIONS.find(({ name }) => name === 'first')?.values(4)).toEqual(['random', '1', '2', '3', '4']);
    for (const { state } of tables(4, 5, { first: '3' })) expect(state.first).toBe(2);
    const drawn = new Set(tables(4, 40, { first: 'random' }).map(({ state }) => state.first));
    expect(drawn.size).toBe(4);
  });

  test('X2.6: from the first player clockwise, each lord goes to any city without a lord', () => {
    const table = new TestTable(4, { first: '3' });
    expect(table.asked).toBe('lord 2');
    expect(table.offered).toHaveLength(21);
    table.answer(6);
    expect(table.asked).toBe('lord 3');
    expect(table.offered).not.toContain(6);
    expect(table.refusal(6)).toEqual({ code: 'city-taken', rule: 'X2.6', values: {} });
    table.answer(7);
    expect(table.asked).toBe('lord 0');
    table.answer(8);
    table.answer(9);
    expect(table.asked).toBe('orders 0, orders 1, orders 2, orders 3');
  });

  test('X2.6: later lords may share a city', () => {
    const table = TestTable.at(4, { lords: [5, 12, 1, 2] });
    table.year('b');
    expect([table.cityOf(0), table.cityOf(1)]).toEqual([12, 12]);
  });
});
