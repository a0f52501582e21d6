import { describe, expect, test } from 'vitest';
import { standard } from '../content/standard.ts';
import { BARDS, FLOORS, INFLUENCE, REPUTATION, WEALTH } from '../content/symbols.ts';
import { titanOption } from '../questions.ts';
import { assess } from '../rules/assessments.ts';
import { type Position, TestTable, TAKE } from './table.ts';
import { withThreat } from './test-pack.ts';

/** On our own map, with our own tiles. */
const at = (seats: number, position: Position): TestTable => TestTable.at(seats, position, {}, standard);

describe('X11 worked examples', () => {
  test('X11.1: the example year', () => {
    const table = at(4, {
      lords: [7, 4, 15, 18],
      recruits: { 7: [0, 1, 1, 0, 1], 6: [1, 2, 1, 0, 1] },
      threats: [17],
      nextThreat: 14,
      threatPile: [2, 3],
      units: [[2, 2, 0, 1, 0]],
    });
    expect(table.game.components.large[5].recruit).toEqual([1, 2, 1, 0, 1]);
    table.year('arabra');
    const steps = table.events('moved').map(({ from, city }) => [from + 1, city + 1]);
    expect(steps).toEqual([
      [7, 6],
      [6, 11],
      [11, 17],
    ]);
    expect(table.events('recruited').map(({ city, unit }) => [city + 1, unit])).toEqual([
      [7, 1],
      [6, 0],
    ]);
    expect(table.events('threatEliminated')[0].units).toEqual([1, 1, 0, 1, 0]);
    expect(table.lord(0).units).toEqual([2, 2, 0, 0, 0]);
    table.answer([BARDS, FLOORS]);
    expect([table.state.guilds[16], table.state.heights[16]]).toEqual([0, 3]);
    const { regions, central } = table.game.components;
    const snow = regions.findIndex(({ landscape }) => landscape === 'snow');
    const { shape } = table.question;
    const to = 'to' in shape ? shape.to : [];
    table.answer(to.map((region) => (region === snow ? 1 : region === central ? 2 : 0)));
    expect([table.lord(0).songs[snow], table.lord(0).songs[central]]).toEqual([1, 2]);
    expect(table.lord(0)).toMatchObject({ gold: 0, bards: 17, floors: 12 });
    expect(table.state.threatDiscard).toEqual([16]);
    expect(table.threatCities).toEqual([14]);
    expect(table.state.nextThreat + 1).toBe(2);
  });

  test('X11.2: a guild of 2 floors and a reward of 4 gives 2 more; the other 2 stay in the supply', () => {
    const position = { lords: [7, 4, 15, 18], threats: [7], units: [[1, 1, 0, 0, 0]] };
    const table = TestTable.at(4, position, {}, withThreat(7, { floors: 4 }));
    table.build(0, 7, 2);
    table.year('a');
    table.answer(TAKE.goldAndFloors);
    expect(table.state.heights[6]).toBe(4);
    expect(table.lord(0).floors).toBe(11);
  });

  test('X11.3: a wealth tie at 18 gold: 4 units beat 2 units; the loser is out', () => {
    const table = at(4, { units: [[2], [4]] });
    for (const [seat, gold] of [18, 18, 20, 25].entries()) table.lord(seat).gold = gold;
    Object.assign(table.state, {
      setting: { ...table.state.setting, assessments: [WEALTH, INFLUENCE, REPUTATION] },
    });
    const [wealth] = assess(table.game.components, table.state);
    expect(wealth.ranking).toEqual([3, 2, 1, 0]);
    expect(wealth.eliminated).toEqual([0]);
  });

  test('X11.4: the second assessment 12, 11, 9, 8 and the third 18, 16, 15, 12: the 16 wins', () => {
    const [paul, stephanie, alex, michael] = [0, 1, 2, 3];
    const table = at(4, {});
    Object.assign(table.state, {
      setting: { ...table.state.setting, assessments: [WEALTH, INFLUENCE, REPUTATION] },
    });
    for (const [seat, gold] of [19, 18, 20, 21].entries()) table.lord(seat).gold = gold;
    for (const [seat, floors] of [12, 11, 9, 8].entries()) {
      for (let left = floors, city = seat * 4 + 1; left > 0; left -= 4, city++)
        table.build(seat, city, Math.min(4, left));
    }
    // One bard each, in separate regions, which are worth what the example says.
    const { components } = table.game;
    const worth = [16, 18, 15, 12];
    const regions = components.regions.map((region, at) => ({ ...region, first: worth[at] ?? 0, second: 0 }));
    for (const seat of [paul, stephanie, alex, michael]) table.placeBards(seat, seat + 1, 1);
    const assessed = assess({ ...components, regions }, table.state);
    expect(assessed.map(({ eliminated }) => eliminated)).toEqual([[stephanie], [michael], [alex]]);
    expect(assessed[1]).toMatchObject({ values: [12, 11, 9, 8], ranking: [paul, stephanie, alex, michael] });
    expect(assessed[2]).toMatchObject({
      values: [16, 18, 15, 12],
      ranking: [stephanie, paul, alex, michael],
    });
  });

  test('X11.5: a census of clerics 1, 1, 0, 2: the player who shows 2 places two bards', () => {
    const table = at(4, { year: 4, units: [[0, 0, 0, 1], [0, 0, 0, 1], [], [0, 0, 0, 2]] });
    table.year();
    for (let unit = 0; unit < 3; unit++) table.reveal([0, 0, 0, 0]);
    table.reveal([1, 1, 0, 2]);
    expect(table.asked).toBe('censusBards 3');
    expect(table.question.shape).toMatchObject({ max: 2 });
    table.answer([1, 1]);
    expect(table.lord(3).bards).toBe(18);
  });

  test('X11.6: a titan from city 4: the one that costs three is paid with any three units and leaves the game', () => {
    const table = at(4, { lords: [4, 8, 15, 18], raging: [3, 5], units: [[1, 0, 0, 2, 2]] });
    const [titan] = table.state.lairs[0];
    table.year('a');
    expect(table.offered).toContain(titanOption(titan));
    table.answer(titanOption(titan));
    table.answer([1, 0, 0, 1, 1]);
    expect(table.lord(0).units).toEqual([0, 0, 0, 1, 1]);
    expect([table.state.gone[0], table.state.raging[0], table.state.raging[2]]).toEqual([1, 0, 1]);
  });

  test('X11.7: the last unit on tile 8 is taken: another tile enters and is filled before the next order', () => {
    const table = at(4, {
      lords: [8, 9, 15, 18],
      recruits: { 8: [0, 0, 0, 1, 0] },
      nextRecruit: 9,
      recruitPile: [3, 5],
    });
    table.year('a', 'a');
    expect(table.state.recruitDiscard.map((tile) => tile + 1)).toEqual([8]);
    expect(table.recruitCities).toEqual([9]);
    expect(table.state.nextRecruit + 1).toBe(3);
    const filled = table.events('recruitEntered')[0].units;
    expect(filled).toEqual(table.game.components.large[8].recruit);
    expect(table.events('recruited')[1]).toMatchObject({
      seat: 1,
      city: 8,
      unit: filled.findIndex((number) => number > 0),
    });
  });

  test('X11.8: the blue road from 5 leads to 12; recruiting in 5 gives the militia', () => {
    const table = at(4, { lords: [5, 5, 15, 18], recruits: { 5: standard.tiles.large[4].recruit } });
    table.year('b', 'a');
    expect(table.cityOf(0)).toBe(12);
    expect(table.lord(1).units).toEqual([1, 0, 0, 0, 0]);
    expect(table.state.first).toBe(1);
  });

  test('X11.8: after an elimination of three players the dummy’s wealth is raised', () => {
    const { asks } = standard.tiles.small[6].threat;
    const table = at(3, { lords: [7, 4, 15], threats: [7], units: [asks] });
    const before = table.state.dummy[WEALTH];
    table.year('a');
    table.answer(TAKE.goldAndFloors);
    table.answer(WEALTH);
    expect(table.state.dummy[WEALTH]).toBe(before + 1);
  });

  test('X11.9: foresight: the next threat is 12; it enters, and an action there as the sixth order works', () => {
    const asks = (number: number): number[] => standard.tiles.large[number - 1].threat.asks;
    const table = at(4, {
      lords: [5, 8, 2, 18],
      threats: [8],
      nextThreat: 12,
      units: [asks(12), asks(8)],
    });
    table.year('bwwwwa', 'wa');
    table.answer(TAKE.goldAndFloors);
    expect(table.asked).toBe('rewards 0');
    expect(table.events('threatEliminated').map(({ order, tile }) => [order, tile + 1])).toEqual([
      [1, 8],
      [5, 12],
    ]);
  });
});
