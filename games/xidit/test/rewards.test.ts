import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import { BARDS, FLOORS, GOLD } from '../content/symbols.ts';
import type { Pack } from '../content/pack.ts';
import { storyteller } from '../words/storyteller.ts';
import { type Position, TestTable, TAKE } from './table.ts';
import { testPack, withThreat } from './test-pack.ts';

const READY = [1, 1, 0, 0, 0];

/** The first seat eliminates the threat of a city and is asked for its rewards. */
function victor(
  city: number,
  prepare: (table: TestTable) => void = () => {},
  pack?: Pack,
  options = {},
): TestTable {
  const position: Position = { lords: [city, 8, 15, 18], threats: [city], units: [READY] };
  const table = TestTable.at(4, position, options, pack);
  prepare(table);
  table.year('a');
  return table;
}

describe('X4 rewards', () => {
  test('X4.10: exactly two of the three rewards', () => {
    const table = victor(7);
    expect(table.asked).toBe('rewards 0');
    expect(table.question.shape).toEqual({ shape: 'some', of: [GOLD, BARDS, FLOORS], min: 2, max: 2 });
    expect(table.refusal([GOLD])).toEqual({ code: 'choose-rewards', rule: 'X4.10', values: { number: 2 } });
    expect(table.refusal([GOLD, BARDS, FLOORS])?.code).toBe('choose-rewards');
    table.answer(TAKE.goldAndFloors);
    expect(table.lord(0)).toMatchObject({ gold: 4, bards: 20, floors: 13 });
  });

  test('X4.10: bards cannot be chosen when none are left, and only the seat itself knows', () => {
    const table = victor(7, (start) => start.placeBards(0, 3, 20));
    expect(table.asked).toBe('rewards 0');
    expect(table.offered).toEqual([GOLD, FLOORS]);
    expect(table.refusal(TAKE.goldAndBards)).toEqual({ code: 'no-bards-left', rule: 'X4.10', values: {} });
  });

  test('X4.12, X4.14: a reward says how much of it can be given', () => {
    const table = victor(7, (start) => {
      start.build(0, 7, 3);
      start.placeBards(0, 3, 19);
    });
    const { option } = storyteller(components(testPack), 'en');
    const view = table.game.view(table.state, 0);
    const labels = table.offered.map((reward) => option(table.question, reward, view, []));
    expect(labels).toEqual(['4 gold', '3 bards (only 1)', '2 floors (only 1)']);
  });

  test('X4.10: where another’s guild stands, everybody sees that only gold and bards remain: nobody is asked', () => {
    const table = victor(7, (start) => start.build(1, 7, 1));
    expect(table.asked).toBe('bards 0');
    expect(table.lord(0).gold).toBe(4);
  });

  test.each([
    ['the guild is full', (start: TestTable) => start.build(0, 7, 4)],
    ['no floors are left in the supply', (start: TestTable) => Object.assign(start.lord(0), { floors: 0 })],
  ])('X4.10, X4.15: floors cannot be chosen when %s', (_, prepare) => {
    const table = victor(7, prepare);
    expect(table.asked).toBe('bards 0');
    expect(table.events('rewardsChosen')[0].rewards).toEqual([GOLD, BARDS]);
  });

  test('X4.10: if only one reward gives anything, the player gets that', () => {
    const table = victor(7, (start) => {
      start.build(1, 7, 1);
      start.placeBards(0, 3, 20);
    });
    expect(table.events('rewardsChosen')[0]).toMatchObject({ rewards: [GOLD], offered: [GOLD, BARDS] });
    expect(table.lord(0).gold).toBe(4);
    expect(table.asked).toMatch(/orders/);
  });

  test('X4.11: the gold shown goes behind the screen', () => {
    const table = victor(7, () => {}, withThreat(7, { gold: 5 }));
    table.answer(TAKE.goldAndFloors);
    expect(table.lord(0).gold).toBe(5);
    expect(table.game.view(table.state, 1).lords[0].gold).toBeNull();
    expect(table.game.view(table.state, 0).lords[0].gold).toBe(5);
  });

  test('X1.4: the bank never runs out', () => {
    const table = victor(7, (start) => Object.assign(start.lord(0), { gold: 500 }));
    table.answer(TAKE.goldAndFloors);
    expect(table.lord(0).gold).toBe(504);
  });

  test('X4.12: bards are divided freely among the regions that touch the lord’s city', () => {
    const table = victor(7);
    table.answer(TAKE.bardsAndFloors);
    expect(table.asked).toBe('bards 0');
    // City 7 is between the Hollow Wood, the Amber Hills and the Cinderlands.
    expect(table.question.shape).toMatchObject({ to: [2, 3, 7], caps: [3, 3, 3], min: 3, max: 3 });
    expect(table.refusal([1, 1, 0])).toEqual({ code: 'place-bards', rule: 'X4.12', values: { number: 3 } });
    table.answer([1, 0, 2]);
    expect(table.lord(0).songs).toEqual([0, 0, 1, 0, 0, 0, 0, 2, 0]);
    expect(table.lord(0).bards).toBe(17);
  });

  test('X4.12: if bards run out, all that are left are placed', () => {
    const table = victor(7, (start) => start.placeBards(0, 3, 18));
    table.answer(TAKE.bardsAndFloors);
    expect(table.question.shape).toMatchObject({ min: 2, max: 2 });
    table.answer([0, 2, 0]);
    expect(table.lord(0).bards).toBe(0);
  });

  test('X4.12, X9.1: never in a wasteland', () => {
    const table = TestTable.at(3, { lords: [9, 8, 15], threats: [9], units: [READY] });
    table.year('a');
    table.answer(TAKE.goldAndBards);
    // City 9 touches regions 1, 2 and 4; the first two are wasteland with three players, so there is no choice.
    expect(table.asked).toBe('dummy 0');
    expect(table.lord(0).songs).toEqual([0, 0, 0, 3, 0, 0, 0, 0, 0]);
  });

  test('X4.12: without any region the bards cannot be chosen', () => {
    const table = TestTable.at(4, { lords: [20, 8, 15, 18], raging: [3], units: [[3]] }, { length: 'short' });
    table.year('a');
    table.answer(table.offered[1]);
    table.answer([3, 0, 0, 0, 0]);
    // City 20 touches region 1 alone, which is wasteland.
    expect(table.events('rewardsChosen')[0]).toMatchObject({
      rewards: [GOLD, FLOORS],
      offered: [GOLD, FLOORS],
    });
    expect(table.asked).toMatch(/orders/);
  });

  test('X4.13: bards for the central region go into the Fortress, and the log omits their number', () => {
    const table = victor(6);
    table.answer(TAKE.bardsAndFloors);
    expect(table.question.shape).toMatchObject({ to: [3, 7, 8] });
    table.answer([1, 0, 2]);
    const placed = {
      type: 'bardsPlaced',
      seat: 0,
      regions: [3],
      bards: [1],
      fortress: true,
      shown: 3,
      free: false,
      left: null,
    };
    expect(table.events('bardsPlaced')).toEqual([placed]);
    const own = table.emitted.filter(({ event }) => event.type === 'fortressEntered');
    expect(own).toEqual([{ event: { type: 'fortressEntered', seat: 0, bards: 2 }, to: 0 }]);
    expect(table.game.view(table.state, 0).lords[0].songs[8]).toBe(2);
    expect(table.game.view(table.state, 1).lords[0].songs[8]).toBe(-1);
    expect(table.game.view(table.state, 'spectator').lords[0].songs[8]).toBe(-1);
  });

  test('X4.14: floors are built where the lord stands', () => {
    const table = victor(7);
    table.answer(TAKE.goldAndFloors);
    expect([table.state.guilds[6], table.state.heights[6]]).toEqual([0, 2]);
    expect(table.lord(0).floors).toBe(13);
  });

  test.each([
    ['the four-floor limit', (start: TestTable) => start.build(0, 7, 3), 4, 1],
    ['the supply', (start: TestTable) => Object.assign(start.lord(0), { floors: 1 }), 1, 1],
  ])('X4.14: always the most possible, as far as %s allows', (_, prepare, height, built) => {
    const table = victor(7, prepare);
    table.answer(TAKE.goldAndFloors);
    expect(table.state.heights[6]).toBe(height);
    expect(table.events('guildBuilt')).toEqual([
      { type: 'guildBuilt', seat: 0, city: 6, floors: built, kept: 0 },
    ]);
  });

  test('X4.15: an owner adds to a guild by eliminating a further threat there', () => {
    const table = victor(7, (start) => start.build(0, 7, 1));
    table.answer(TAKE.goldAndFloors);
    expect([table.state.guilds[6], table.state.heights[6]]).toEqual([0, 3]);
  });

  test('X4.15: nobody builds on another’s guild', () => {
    const table = victor(7, (start) => start.build(2, 7, 1));
    expect(table.events('rewardsChosen')[0].offered).toEqual([GOLD, BARDS]);
    expect([table.state.guilds[6], table.state.heights[6]]).toEqual([2, 1]);
  });

  test('X4.16: kept floors are added to a new guild, all that fit after those of the reward', () => {
    const table = victor(7, (start) => Object.assign(start.lord(0), { kept: 3, floors: 12 }));
    table.answer(TAKE.goldAndFloors);
    expect(table.state.heights[6]).toBe(4);
    expect(table.lord(0)).toMatchObject({ floors: 10, kept: 1 });
  });

  test('X4.16: a new guild that is at once four high takes none', () => {
    const table = victor(
      7,
      (start) => Object.assign(start.lord(0), { kept: 2 }),
      withThreat(7, { floors: 4 }),
    );
    table.answer(TAKE.goldAndFloors);
    expect(table.state.heights[6]).toBe(4);
    expect(table.lord(0).kept).toBe(2);
  });

  test('X4.16: a guild that already stands takes none', () => {
    const table = victor(7, (start) => {
      start.build(0, 7, 1);
      start.lord(0).kept = 1;
    });
    table.answer(TAKE.goldAndFloors);
    expect(table.state.heights[6]).toBe(3);
    expect(table.lord(0).kept).toBe(1);
  });

  test('X4.16, X4.10: kept floors do not count as floors left', () => {
    const table = victor(7, (start) => Object.assign(start.lord(0), { kept: 2, floors: 0 }));
    expect(table.events('rewardsChosen')[0].offered).toEqual([GOLD, BARDS]);
  });

  test('X4.17, X9.4: with three players each elimination raises one dummy value', () => {
    const table = TestTable.at(3, { lords: [7, 8, 15], threats: [7], units: [READY] });
    const before = [...table.state.dummy];
    table.year('a');
    table.answer(TAKE.goldAndFloors);
    expect(table.asked).toBe('dummy 0');
    expect(table.offered).toEqual([0, 1, 2]);
    table.answer(1);
    expect(table.state.dummy).toEqual([before[0], before[1] + 1, before[2]]);
    expect(table.asked).toMatch(/orders/);
  });

  test('X4.17: with four or five players there is no dummy', () => {
    const table = victor(7);
    table.answer(TAKE.goldAndFloors);
    expect(table.state.dummy).toEqual([]);
    expect(table.asked).toMatch(/orders/);
  });
});
