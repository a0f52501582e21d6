import { describe, expect, test } from 'vitest';
import { standard } from '../content/standard.ts';
import { INFLUENCE, REPUTATION, WEALTH } from '../content/symbols.ts';
import { OPTIONS } from '../meta.ts';
import { tilesInPlay } from '../rules/variants.ts';
import { NO_TILE } from '../state.ts';
import { TestTable, TAKE } from './table.ts';

const READY = [1, 1, 0, 0, 0];

/** The tile numbers of a new game. */
function tilesOf(table: TestTable): number[] {
  const { sides, recruitPile, threatPile, nextRecruit, nextThreat } = table.state;
  const onMap = sides.flatMap((side, city) => (side === NO_TILE ? [] : [city]));
  return [...onMap, ...recruitPile, ...threatPile, nextRecruit, nextThreat].map((tile) => tile + 1);
}

describe('X9 variants', () => {
  test('X9.1: with three players regions 1 and 2 are wasteland', () => {
    const table = new TestTable(3, {}, standard);
    expect(table.state.setting.wastelands).toEqual([0, 1]);
    expect(new TestTable(4, {}, standard).state.setting.wastelands).toEqual([]);
  });

  test('X9.1: cities at a wasteland can be visited and guilds built there; all 21 cities are in play', () => {
    const table = TestTable.at(3, { lords: [13, 8, 15], raging: [3], units: [[3, 0, 0, 0, 0]] });
    expect(new TestTable(3).offered).toHaveLength(21);
    table.year('ba');
    expect(table.cityOf(0)).toBe(20);
    expect(table.asked).toBe('titan 0');
    table.answer(table.offered[1]);
    table.answer([3, 0, 0, 0, 0]);
    expect(table.asked).toBe('dummy 0');
    expect(table.state.guilds[19]).toBe(0);
  });

  test('X9.1: a wasteland earns nobody reputation', () => {
    const table = TestTable.at(3, {});
    expect(table.state.setting.wastelands).toContain(0);
    table.placeBards(0, 1, 3);
    table.state.phase = 'over';
    expect(table.game.outcome(table.state)?.ranking.every(({ values }) => values.reputation === 0)).toBe(
      true,
    );
  });

  test('X9.2: with three players the set of 18 tiles, 4 units on each recruit tile', () => {
    const table = new TestTable(3, {}, standard);
    expect(tilesOf(table).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, at) => at + 1),
    );
    for (const city of table.recruitCities) {
      expect(table.camp(city)).toEqual(table.game.components.small[city - 1].recruit);
    }
  });

  test.each([
    { dummy: 'normal', values: [6, 5, 4] },
    { dummy: 'hard', values: [7, 6, 5] },
  ])(
    'X9.3: the $dummy dummy begins with $values for the three assessments in their order',
    ({ dummy, values }) => {
      for (let seed = 0; seed < 6; seed++) {
        const { state } = new TestTable(3, { dummy }, standard, seed);
        expect(state.setting.assessments.map((assessment) => state.dummy[assessment])).toEqual(values);
      }
    },
  );

  test('X9.3: the dummy has no lord and is not asked in a census', () => {
    const table = TestTable.at(3, { year: 4 });
    expect(table.state.lords).toHaveLength(3);
    table.year();
    expect(table.asked).toBe('census 0, census 1, census 2');
  });

  test('X9.4: each elimination of a titan raises it too', () => {
    const table = TestTable.at(3, { lords: [1, 8, 15], raging: [3], units: [[3, 0, 0, 0, 0]] });
    const before = table.state.dummy[WEALTH];
    table.year('a');
    table.answer(table.offered[1]);
    table.answer([3, 0, 0, 0, 0]);
    table.answer(TAKE.goldAndFloors);
    table.answer(WEALTH);
    expect(table.state.dummy[WEALTH]).toBe(before + 1);
  });

  test('X9.6: the short game has 9 years', () => {
    const table = TestTable.at(4, { year: 9 }, { length: 'short' });
    table.year();
    for (let unit = 0; unit < 5; unit++) table.reveal([0, 0, 0, 0]);
    expect(table.state.phase).toBe('over');
  });

  test.each([
    { rule: 'X9.7', seats: 5, out: [20, 21], wastelands: [1] },
    { rule: 'X9.8', seats: 4, out: [19, 20, 21], wastelands: [1, 2] },
    { rule: 'X9.9', seats: 3, out: [14, 18], wastelands: [1, 2] },
  ])(
    '$rule: a short game for $seats is played without tiles $out, regions $wastelands are wasteland',
    (variant) => {
      const { seats, out, wastelands } = variant;
      const table = new TestTable(seats, { length: 'short' }, standard);
      const long = tilesInPlay(seats, 'long').map((tile) => tile + 1);
      expect(tilesOf(table).toSorted((one, other) => one - other)).toEqual(
        long.filter((tile) => !out.includes(tile)),
      );
      expect(table.state.setting.wastelands.map((region) => region + 1)).toEqual(wastelands);
    },
  );

  test('X9.7: which region is wasteland for five is an option, region 1 by default', () => {
    const option = OPTIONS.find(({ name }) => name === 'wasteland');
    expect(option?.standard).toBe('1');
    expect([3, 4, 5].map((seats) => option?.values(seats))).toEqual([['1'], ['1'], ['1', '2']]);
    const table = new TestTable(5, { length: 'short', wasteland: '2' }, standard);
    expect(table.state.setting.wastelands).toEqual([1]);
    expect(new TestTable(5, { length: 'long', wasteland: '2' }, standard).state.setting.wastelands).toEqual(
      [],
    );
  });

  test('X9.7: bards go to region 1 if region 2 is the wasteland', () => {
    const table = TestTable.at(
      5,
      { lords: [9, 8, 15, 18, 2], threats: [9], units: [READY] },
      { length: 'short', wasteland: '2' },
    );
    table.year('a');
    table.answer(TAKE.goldAndBards);
    expect(table.question.shape).toMatchObject({ to: [0, 3] });
  });

  test('X1.8: each assessment counts one kind of reward', () => {
    expect([WEALTH, REPUTATION, INFLUENCE]).toEqual([0, 1, 2]);
  });
});
