import { describe, expect, test } from 'vitest';
import { DECLINE, guildOption, KEEP } from '../questions.ts';
import { type Position, TestTable } from './table.ts';

/** The end of the fourth year: the question is the census of the militia. */
function census(
  units: Position['units'],
  prepare: (table: TestTable) => void = () => {},
  lords = [4, 8, 15, 18],
): TestTable {
  const table = TestTable.at(4, { year: 4, lords, units: units ?? [] });
  prepare(table);
  table.year();
  return table;
}

/** Everybody shows everything of the earlier classes; in these tests nobody has any. */
function upTo(table: TestTable, unit: number): TestTable {
  for (let at = 0; at < unit; at++) table.reveal([0, 0, 0, 0]);
  return table;
}

const gold = (table: TestTable): number[] => table.state.lords.map((lord) => lord.gold);

describe('X7 military census', () => {
  test.each([
    { length: 'long', years: [4, 8, 12] },
    { length: 'short', years: [3, 6, 9] },
  ])('X7.1, X9.6: in the $length game at the end of years $years', ({ length, years }) => {
    const found: number[] = [];
    for (let year = 1; year <= (length === 'long' ? 12 : 9); year++) {
      const table = TestTable.at(4, { year }, { length });
      table.year();
      if (table.asked.startsWith('census')) found.push(year);
    }
    expect(found).toEqual(years);
  });

  test('X7.2: class by class, weakest first, everybody chooses secretly from 0 to all', () => {
    const table = census([[2], [1]]);
    expect(table.asked).toBe('census 0, census 1, census 2, census 3');
    for (const question of table.questions) expect(question).toMatchObject({ sealed: true, unit: 0 });
    expect(table.questions.map(({ shape }) => 'of' in shape && shape.of)).toEqual([
      [0, 1, 2],
      [0, 1],
      [0],
      [0],
    ]);
    table.reveal([1, 1, 0, 0]);
    expect(table.question).toMatchObject({ kind: 'census', unit: 1 });
    expect(table.events('censusShown')).toEqual([{ type: 'censusShown', unit: 0, shown: [1, 1, 0, 0] }]);
  });

  test('X7.2: units shown are kept', () => {
    const table = census([[2], [1]]);
    table.reveal([2, 1, 0, 0]);
    expect(table.lord(0).units[0]).toBe(2);
  });

  test('X7.2: nobody can show more units than they have', () => {
    const table = census([[2], [1]]);
    expect(table.refusal(3)).toEqual({
      code: 'not-so-many-units',
      rule: 'X7.2',
      values: { unit: 0, have: 2 },
    });
  });

  test('X7.3, X7.4: the only player with the most militia shown gets 1 gold', () => {
    const table = census([[2], [3]]);
    table.reveal([2, 3, 0, 0]);
    expect(gold(table)).toEqual([0, 1, 0, 0]);
  });

  test('X7.3: what counts is what is shown, not what a player has', () => {
    const table = census([[2], [3]]);
    table.reveal([2, 1, 0, 0]);
    expect(gold(table)).toEqual([1, 0, 0, 0]);
  });

  test('X7.3: if nobody shows anything, nobody wins', () => {
    const table = census([[2], [3]]);
    table.reveal([0, 0, 0, 0]);
    expect(gold(table)).toEqual([0, 0, 0, 0]);
    expect(table.events('censusWon')).toEqual([]);
    upTo(table, 4);
    expect(table.state.year).toBe(5);
  });

  test('X7.5: archers bring 2 gold', () => {
    const table = upTo(census([[0, 2]]), 1);
    table.reveal([2, 0, 0, 0]);
    expect(gold(table)).toEqual([2, 0, 0, 0]);
  });

  test('X7.6: infantry brings 1 bard in a region that touches the lord’s city', () => {
    const table = upTo(census([[0, 0, 2]]), 2);
    table.reveal([2, 0, 0, 0]);
    expect(table.asked).toBe('censusBards 0');
    expect(table.question.shape).toMatchObject({ to: [1, 2], min: 0, max: 1 });
    table.answer([0, 1]);
    expect(table.lord(0).songs[2]).toBe(1);
    expect(table.question).toMatchObject({ kind: 'census', unit: 3 });
  });

  test('X7.7: clerics bring 2 bards in one or two such regions', () => {
    const table = upTo(census([[0, 0, 0, 1]]), 3);
    table.reveal([1, 0, 0, 0]);
    expect(table.question.shape).toMatchObject({ to: [1, 2], caps: [2, 2], min: 0, max: 2 });
    expect(table.refusal([2, 1])).toEqual({ code: 'too-many-bards', rule: 'X7.9', values: { most: 2 } });
    expect(table.refusal([1, 1])).toBeNull();
    table.answer([1, 1]);
    expect(table.lord(0).songs.slice(1, 3)).toEqual([1, 1]);
  });

  test('X7.8: mages bring a floor on any of the player’s guilds below four floors', () => {
    const table = census([[0, 0, 0, 0, 1]], (start) => {
      start.build(0, 1, 2);
      start.build(0, 2, 4);
      start.build(0, 3, 1);
      start.build(1, 5, 1);
    });
    upTo(table, 4);
    table.reveal([1, 0, 0, 0]);
    expect(table.offered).toEqual([DECLINE, guildOption(0), guildOption(2)]);
    expect(table.refusal(guildOption(1))?.code).toBe('guild-full');
    expect(table.refusal(guildOption(4))?.code).toBe('not-your-guild');
    expect(table.refusal(KEEP)?.code).toBe('guild-not-full');
    table.answer(guildOption(2));
    expect(table.state.heights[2]).toBe(2);
    expect(table.lord(0).floors).toBe(15 - 7 - 1);
  });

  test('X7.8: with no such guild the floor is kept behind the screen, out of the player’s 15', () => {
    const table = upTo(
      census([[0, 0, 0, 0, 1]], (start) => start.build(0, 2, 4)),
      4,
    );
    table.reveal([1, 0, 0, 0]);
    expect(table.offered).toEqual([DECLINE, KEEP]);
    table.answer(KEEP);
    expect(table.lord(0)).toMatchObject({ kept: 1, floors: 10 });
  });

  test('X7.9: census bards and floors may be declined', () => {
    const table = upTo(census([[0, 0, 2, 0, 1]]), 2);
    table.reveal([2, 0, 0, 0]);
    table.answer([0, 0]);
    expect(table.lord(0).bards).toBe(20);
    table.reveal([0, 0, 0, 0]);
    table.reveal([1, 0, 0, 0]);
    table.answer(DECLINE);
    expect(table.lord(0)).toMatchObject({ kept: 0, floors: 15 });
    expect(table.state.year).toBe(5);
  });

  test('X7.9: fewer bards if fewer are left; a player without bards is asked too', () => {
    const table = upTo(
      census([[0, 0, 0, 2]], (start) => start.placeBards(0, 3, 19)),
      3,
    );
    table.reveal([2, 0, 0, 0]);
    expect(table.question.shape).toMatchObject({ min: 0, max: 1 });
    const none = upTo(
      census([[0, 0, 0, 2]], (start) => start.placeBards(0, 3, 20)),
      3,
    );
    none.reveal([2, 0, 0, 0]);
    expect(none.asked).toBe('censusBards 0');
    expect(none.question.shape).toMatchObject({ min: 0, max: 0 });
    none.answer([0, 0]);
    expect(none.question).toMatchObject({ kind: 'census', unit: 4 });
  });

  test('X7.9: no bards without a legal region, no floor without a floor left', () => {
    const table = TestTable.at(
      4,
      { year: 3, lords: [20, 8, 15, 18], units: [[0, 0, 1, 0, 1]] },
      { length: 'short' },
    );
    table.lord(0).floors = 0;
    table.year();
    upTo(table, 2);
    table.reveal([1, 0, 0, 0]);
    expect(table.question).toMatchObject({ kind: 'census', unit: 3 });
    table.reveal([0, 0, 0, 0]);
    table.reveal([1, 0, 0, 0]);
    expect(table.state.year).toBe(4);
  });

  test('X7.9: all who tie for the most get 1 gold, 1 bard or 1 floor', () => {
    const table = census([
      [1, 2, 1, 1, 1],
      [1, 2, 1, 1, 1],
    ]);
    table.reveal([1, 1, 0, 0]);
    expect(gold(table)).toEqual([1, 1, 0, 0]);
    table.reveal([2, 2, 0, 0]);
    expect(gold(table)).toEqual([2, 2, 0, 0]);
    table.reveal([1, 1, 0, 0]);
    expect(table.question.shape).toMatchObject({ max: 1 });
    table.answer([0, 1]);
    table.answer([1, 0]);
    table.reveal([1, 1, 0, 0]);
    expect(table.question.shape).toMatchObject({ max: 1 });
    table.answer([0, 1]);
    table.answer([1, 0]);
    table.reveal([1, 1, 0, 0]);
    table.answer(KEEP);
    table.answer(KEEP);
    expect([table.lord(0).kept, table.lord(1).kept]).toEqual([1, 1]);
  });

  test('X7.9: they place in turn order from the first player, and each class is rewarded before the next is chosen', () => {
    const table = census([[0, 0, 1], [0, 0, 1], [], [0, 0, 1]], (start) =>
      Object.assign(start.state, { first: 2 }),
    );
    upTo(table, 2);
    table.reveal([1, 1, 0, 1]);
    expect(table.asked).toBe('censusBards 3');
    table.answer([0, 1]);
    expect(table.asked).toBe('censusBards 0');
    table.answer([0, 1]);
    expect(table.asked).toBe('censusBards 1');
    table.answer([1, 0]);
    expect(table.question).toMatchObject({ kind: 'census', unit: 3 });
  });
});
