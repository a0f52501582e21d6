import type { Options } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { INFLUENCE, REPUTATION, WEALTH } from '../content/symbols.ts';
import { reputations } from '../rules/assessments.ts';
import { TestTable } from './table.ts';

/** What the players have at the end, by seat. */
interface Final {
  readonly order?: readonly number[];
  readonly gold?: readonly number[];
  readonly floors?: readonly number[];
  /** Bards by region number, by seat. */
  readonly bards?: readonly Readonly<Record<number, number>>[];
  readonly units?: readonly (readonly number[])[];
  readonly dummy?: readonly number[];
}

/** The last year ends, and nobody shows anything in its census. */
function ended(seats: number, final: Final, options: Options = {}): TestTable {
  const table = TestTable.at(
    seats,
    { year: options.length === 'short' ? 9 : 12, units: final.units ?? [] },
    options,
  );
  const { state } = table;
  const assessments = [...(final.order ?? [WEALTH, INFLUENCE, REPUTATION])];
  Object.assign(state, {
    setting: { ...state.setting, assessments },
    dummy: [...(final.dummy ?? state.dummy)],
  });
  for (const [seat, gold] of (final.gold ?? []).entries()) table.lord(seat).gold = gold;
  for (const [seat, floors] of (final.floors ?? []).entries()) {
    for (let left = floors, city = seat * 4 + 1; left > 0; left -= 4, city++)
      table.build(seat, city, Math.min(4, left));
  }
  for (const [seat, regions] of (final.bards ?? []).entries()) {
    for (const [region, bards] of Object.entries(regions)) table.placeBards(seat, Number(region), bards);
  }
  table.year();
  const zeros = state.lords.map(() => 0);
  for (let unit = 0; unit < 5; unit++) {
    const told = table.emitted;
    table.reveal(zeros);
    table.emitted.unshift(...told);
  }
  return table;
}

const eliminated = (table: TestTable): number[][] =>
  table.events('assessed').map((event) => [...event.eliminated]);
const ranks = (table: TestTable): number[] =>
  table.game.outcome(table.state)?.ranking.map(({ seat }) => seat) ?? [];

/** Bards that give exactly these points: region 4 is worth 6 and 3, region 9 is worth 8 and 4. */
const CLEAR: Final = {
  gold: [10, 20, 30, 40],
  floors: [4, 3, 2, 1],
  bards: [{ 4: 1 }, { 4: 2 }, { 9: 1 }, { 9: 2 }],
};

describe('X8 end of a year', () => {
  test('X8.1: after the orders the next year begins, and the first-player marker passes to the left', () => {
    const table = TestTable.at(4, { year: 1 });
    table.state.first = 3;
    table.year();
    expect(table.state).toMatchObject({ year: 2, first: 0, phase: 'orders' });
    expect(table.events('yearBegan')).toEqual([{ type: 'yearBegan', year: 2, first: 0 }]);
  });

  test('X8.1: in a census year only after the census', () => {
    const table = TestTable.at(4, { year: 4 });
    table.year();
    expect(table.state).toMatchObject({ year: 4, first: 0 });
    for (let unit = 0; unit < 5; unit++) table.reveal([0, 0, 0, 0]);
    expect(table.state).toMatchObject({ year: 5, first: 1 });
  });

  test('X8.2: the long game ends after the census of year 12; the marker no longer moves', () => {
    const table = ended(4, CLEAR);
    expect(table.questions).toEqual([]);
    expect(table.state).toMatchObject({ phase: 'over', year: 12, first: 0 });
  });
});

describe('X8 assessments', () => {
  test('X8.3: held from left to right; the lowest player still in the game is eliminated', () => {
    const table = ended(4, CLEAR);
    expect(table.events('assessed').map(({ assessment }) => assessment)).toEqual([
      WEALTH,
      INFLUENCE,
      REPUTATION,
    ]);
    // Seat 0 has the least gold; of the rest 3 has the fewest floors; then 2 has 4 points of reputation and 1 has 6.
    expect(eliminated(table)).toEqual([[0], [3], [2]]);
    const other = ended(4, { ...CLEAR, order: [INFLUENCE, WEALTH, REPUTATION] });
    expect(eliminated(other)).toEqual([[3], [0], [2]]);
  });

  test('X8.4: with four players one is eliminated in each', () => {
    expect(eliminated(ended(4, CLEAR)).map((seats) => seats.length)).toEqual([1, 1, 1]);
  });

  test('X8.4: with five players two in the first, one in each later one', () => {
    const table = ended(5, { ...CLEAR, gold: [10, 20, 30, 40, 50] });
    expect(eliminated(table)[0]).toEqual([0, 1]);
    expect(eliminated(table).map((seats) => seats.length)).toEqual([2, 1, 1]);
  });

  test('X8.5: wealth is gold, influence is floors on the map; kept floors do not count', () => {
    const table = TestTable.at(4, {});
    table.build(0, 1, 4);
    table.build(0, 2, 1);
    table.lord(0).kept = 2;
    table.lord(0).gold = 7;
    table.state.phase = 'over';
    const values = table.game.outcome(table.state)?.ranking.find(({ seat }) => seat === 0)?.values;
    expect(values).toMatchObject({ wealth: 7, influence: 5 });
  });

  test('X8.6: the most bards of a region earn its first value, the second most its second; the Fortress counts', () => {
    const table = TestTable.at(4, {});
    table.placeBards(0, 4, 3);
    table.placeBards(1, 4, 2);
    table.placeBards(2, 4, 1);
    table.placeBards(1, 9, 2);
    table.placeBards(2, 9, 1);
    const { components } = table.game;
    expect([components.regions[3].first, components.regions[3].second]).toEqual([6, 3]);
    expect([components.regions[8].first, components.regions[8].second]).toEqual([8, 4]);
    expect(reputations(components, table.state)).toEqual([6, 3 + 8, 4, 0]);
  });

  test('X8.6: the Fortress is emptied for all to see', () => {
    const table = ended(4, CLEAR);
    expect(table.events('fortressEmptied')).toEqual([{ type: 'fortressEmptied', bards: [0, 0, 1, 2] }]);
  });

  test.each([
    {
      title: 'all tied for most earn the first value, nobody the second',
      bards: [2, 2, 1, 0],
      points: [6, 6, 0, 0],
    },
    { title: 'all tied for second earn the second value', bards: [3, 1, 1, 0], points: [6, 3, 3, 0] },
    { title: 'no bards, no points', bards: [2, 0, 0, 0], points: [6, 0, 0, 0] },
    { title: 'an empty region gives nothing', bards: [0, 0, 0, 0], points: [0, 0, 0, 0] },
  ])('X8.7: $title', ({ bards, points }) => {
    const table = TestTable.at(4, {});
    for (const [seat, number] of bards.entries()) table.placeBards(seat, 4, number);
    expect(reputations(table.game.components, table.state)).toEqual(points);
  });

  test('X8.8: an eliminated player still counts in the majorities and keeps a rank', () => {
    const table = ended(4, { ...CLEAR, bards: [{ 4: 3 }, { 4: 2 }, { 4: 1 }, { 9: 2 }] });
    const [, , reputation] = table.events('assessed');
    expect(reputation.values).toEqual([6, 3, 0, 8]);
    expect(reputation.ranking).toEqual([3, 0, 1, 2]);
    // 0 went out first and 3 second; of the two others 2 is lower.
    expect(eliminated(table)).toEqual([[0], [3], [2]]);
  });

  test.each([
    { place: 'the last place', gold: [5, 5, 8, 9], units: [[1], [2]], ranking: [3, 2, 1, 0], out: 0 },
    { place: 'the middle', gold: [5, 7, 7, 9], units: [[], [2], [1]], ranking: [3, 1, 2, 0], out: 0 },
    {
      place: 'the first place',
      gold: [5, 6, 9, 9],
      units: [[], [], [3], [1]],
      ranking: [2, 3, 1, 0],
      out: 0,
    },
  ])('X8.9: a tie for $place goes to the player with more units', ({ gold, units, ranking, out }) => {
    const table = ended(4, { ...CLEAR, gold, units });
    expect(table.events('assessed')[0].ranking).toEqual(ranking);
    expect(eliminated(table)[0]).toEqual([out]);
    // A reason is given only where the tie decided who is eliminated.
    const decided = gold[out] === gold[ranking[2]];
    expect(table.game.outcome(table.state)?.tieBreaks.includes('units')).toBe(decided);
  });

  test('X8.9: with equal units the player who sits later from the first player wins the tie', () => {
    const table = ended(4, { ...CLEAR, gold: [5, 5, 5, 5] });
    expect(table.events('assessed')[0].ranking).toEqual([3, 2, 1, 0]);
    const turned = TestTable.at(4, {});
    turned.state.first = 2;
    turned.state.phase = 'over';
    expect(turned.game.outcome(turned.state)?.tieBreaks).toEqual(['turnOrder']);
    // From seat 2 clockwise: 2, 3, 0, 1. So 2 goes first, then 3, then 0.
    expect(ranks(turned)).toEqual([1, 0, 3, 2]);
  });

  test('X8.10: the last one left after the third assessment wins', () => {
    const table = ended(4, CLEAR);
    expect(table.events('saved')).toEqual([{ type: 'saved', seat: 1 }]);
    expect(ranks(table)).toEqual([1, 2, 3, 0]);
    expect(table.game.outcome(table.state)?.ranking.map(({ rank, values }) => [rank, values.lasted])).toEqual(
      [
        [1, 3],
        [2, 2],
        [3, 1],
        [4, 0],
      ],
    );
  });
});

describe('X9 the dummy at the end', () => {
  test('X9.5: it is ranked with its values and can be eliminated', () => {
    const table = ended(3, {
      gold: [10, 20, 30],
      floors: [2, 3, 4],
      bards: [{ 4: 1 }, { 4: 2 }],
      dummy: [6, 5, 4],
    });
    expect(table.events('assessed')[0]).toMatchObject({
      values: [10, 20, 30, 6],
      ranking: [2, 1, 0, 3],
      eliminated: [3],
    });
    expect(table.events('assessed').map(({ eliminated: out }) => out)).toEqual([[3], [0], [2]]);
    expect(table.events('saved')).toEqual([{ type: 'saved', seat: 1 }]);
  });

  test('X9.5: it loses every tie against a player', () => {
    const table = ended(3, { gold: [6, 20, 30], floors: [2, 3, 4], dummy: [6, 5, 4] });
    expect(eliminated(table)[0]).toEqual([3]);
    expect(table.game.outcome(table.state)?.tieBreaks).toContain('dummy');
  });

  test('X9.5: it can be the last one left: then it wins, and no player has outlasted all three', () => {
    const table = ended(3, { gold: [1, 2, 3], floors: [1, 2, 3], bards: [{ 4: 1 }], dummy: [9, 9, 9] });
    expect(eliminated(table)).toEqual([[0], [1], [2]]);
    expect(table.events('saved')).toEqual([{ type: 'saved', seat: 3 }]);
    const ranking = table.game.outcome(table.state)?.ranking ?? [];
    expect(ranking.map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(Math.max(...ranking.map(({ values }) => values.lasted))).toBe(2);
    expect(ranking.map(({ rank }) => rank)).toEqual([2, 3, 4]);
  });

  test('X9.3: it takes no part in majorities', () => {
    const table = ended(3, {
      gold: [1, 2, 3],
      floors: [1, 2, 3],
      bards: [{ 4: 2 }, { 4: 1 }],
      dummy: [9, 9, 9],
    });
    expect(table.events('assessed')[2].values).toEqual([6, 3, 0, 9]);
  });
});
