import { describe, expect, test } from 'vitest';
import { Attack } from '../questions.ts';
import { LAST_DAY } from '../rules/ending.ts';
import { NONE } from '../state.ts';
import { TestTable } from './table.ts';

const attacker = (prepare: (table: TestTable) => void): TestTable =>
  TestTable.attacking(3, 3, (start) => {
    start.arm(0, 3, { sword: 3 });
    prepare(start);
  });

describe('B6 end of the day', () => {
  test('B6.1: empty spaces of the realm are filled from its deck', () => {
    const table = attacker(() => {});
    const next = table.state.realm[3];
    table.answer(Attack.place(1));
    expect(table.state.open[1]).toBe(next);
    expect(table.events('placeOpened')).toEqual([{ type: 'placeOpened', space: 1, place: next }]);
  });

  test('B6.1: when the deck has run out the space stays empty', () => {
    const table = attacker(({ state }) => {
      state.realmDrawn = state.realm.length;
    });
    table.answer(Attack.place(1));
    expect(table.state.day).toBeGreaterThan(1);
    expect(table.state.open[1]).toBe(NONE);
  });

  test('B6.2: the die passes to the left', () => {
    const table = attacker((start) => {
      for (const seat of [0, 1, 2]) start.castle(seat).barrels = 1;
    });
    expect([table.state.day, table.state.captain]).toEqual([1, 0]);
    const captains: number[] = [];
    while (table.state.day < 5) {
      captains[table.state.day] = table.state.captain;
      table.answer(0);
    }
    expect(captains.slice(1)).toEqual([0, 1, 2, 0]);
  });
});

/** The attacks of this day end the game; these are the values of everybody's chests. */
function counted(values: number[][]): TestTable {
  const table = attacker((start) => {
    start.give(0, 'wooden', 20);
    start.castle(0).chests = [];
    let next = 0;
    const printed = [...start.state.chestValues];
    for (const [seat, list] of values.entries()) {
      for (const value of list) {
        start.castle(seat).chests.push(next);
        printed[next++] = value;
      }
    }
    start.state.chestValues = printed;
  });
  table.answer(Attack.nothing);
  return table;
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

describe('B7 end of the game', () => {
  test('B7.1: most total chest value wins, not most chests', () => {
    const { game, state } = counted([ones(10), [5, 6], [2]]);
    const outcome = game.outcome(state);
    expect(outcome?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(outcome?.ranking[0].values).toEqual({ value: 11, chests: 2 });
    expect(outcome?.tieBreaks).toEqual([]);
  });

  test('B7.1: a tie goes to the player with more chests', () => {
    const { game, state } = counted([ones(10), [5, 5], [2]]);
    const outcome = game.outcome(state);
    expect(outcome?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(outcome?.tieBreaks).toEqual(['chests']);
  });

  test('B7.1: still tied, the win is shared', () => {
    const { game, state } = counted([ones(10), [2], ones(10)]);
    expect(game.outcome(state)?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });

  test('B7.1: at the end every chest is opened for all to see', () => {
    const table = counted([ones(10), [5, 6], [2]]);
    expect(table.events('chestsCounted').map(({ values, total }) => [values, total])).toEqual([
      [ones(10), 10],
      [[5, 6], 11],
      [[2], 2],
    ]);
  });

  test('B7.2: the game continues when the realm of men has run out, but not beyond day 100', () => {
    const table = attacker(({ state }) => {
      state.realmDrawn = state.realm.length;
      state.open.fill(NONE);
    });
    while (table.state.phase !== 'over') {
      expect(table.state.day).toBeLessThanOrEqual(LAST_DAY);
      table.answer(0);
    }
    expect(LAST_DAY).toBe(100);
    expect(table.state.day).toBe(100);
    expect(table.events('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'lastDay' }]);
    expect(table.game.outcome(table.state)).not.toBeNull();
  });
});
