import { describe, expect, test } from 'vitest';
import { BARDS, FLOORS, GOLD } from '../content/symbols.ts';
import { titanOption } from '../questions.ts';
import { awakenTitans, reinforce, removeTitan } from '../rules/titans.ts';
import { TestTable, TAKE } from './table.ts';
import type { Play } from '../rules/play.ts';
import { FastRng } from '@triptych/kernel';

const READY = [1, 1, 0, 0, 0];
const numbers = (tiles: readonly number[]): number[] => tiles.map((tile) => tile + 1);
const sorted = (tiles: readonly number[]): number[] => numbers(tiles).sort((one, other) => one - other);

function playAt(table: TestTable, seed = 1): Play {
  const { components } = table.game;
  return {
    components,
    tiles: components.large,
    state: table.state,
    rng: new FastRng(seed),
    emit: (event, to) => table.emitted.push({ event, to }),
  };
}

describe('X6 titans and reinforcements', () => {
  test('X6.1: the top titan of each lair wakes', () => {
    const table = TestTable.at(4, {});
    awakenTitans(playAt(table));
    expect(table.state.raging).toEqual([1, 1, 1]);
    expect(table.events('titansAwoke')[0].titans).toEqual(table.state.lairs.map(([top]) => top));
  });

  test('X6.1: one that already rages keeps raging; an empty lair does nothing', () => {
    const table = TestTable.at(4, { raging: [3] });
    table.state.gone = [0, 2, 1];
    table.emitted = [];
    awakenTitans(playAt(table));
    expect(table.state.raging).toEqual([1, 0, 1]);
    expect(table.events('titansAwoke')[0].titans).toEqual([table.state.lairs[2][1]]);
  });

  test('X6.2: reinforcements arrive even if no titan awakened', () => {
    const table = TestTable.at(4, {
      lords: [7, 8, 15, 18],
      threats: [7],
      units: [READY],
      nextThreat: 9,
      threatPile: [],
      nextRecruit: 5,
      recruitPile: [1, 2, 3, 4],
    });
    table.state.gone = [2, 2, 2];
    table.year('a');
    table.answer(TAKE.goldAndFloors);
    expect(table.events('titansAwoke')).toEqual([{ type: 'titansAwoke', titans: [] }]);
    expect(table.events('reinforced')).toHaveLength(1);
    expect(table.state.nextThreat).toBeGreaterThanOrEqual(0);
  });

  test('X6.3: the recruit pile goes on the turned threat discard; the top two are the new recruit pile, the rest is shuffled', () => {
    const threatPiles = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const table = TestTable.at(4, {
        nextRecruit: 5,
        recruitPile: [6],
        threatDiscard: [11, 12, 13, 14],
        threatPile: [],
      });
      reinforce(playAt(table, seed));
      const { state } = table;
      expect(state.nextRecruit + 1).toBe(5);
      expect(numbers(state.recruitPile).reverse()).toEqual([6, 11]);
      expect(sorted(state.threatPile)).toEqual([12, 13, 14]);
      expect(state.threatDiscard).toEqual([]);
      threatPiles.add(state.threatPile.join());
    }
    expect(threatPiles.size).toBe(6);
  });

  test('X6.3: its top becomes the next threat', () => {
    const table = TestTable.at(4, {
      lords: [7, 8, 15, 18],
      threats: [7],
      units: [READY],
      nextThreat: 9,
      threatPile: [],
      nextRecruit: 5,
      recruitPile: [1, 2, 3, 4],
    });
    table.year('a');
    table.answer(TAKE.goldAndFloors);
    const { nextThreat, threatPile, recruitPile } = table.state;
    expect(numbers(recruitPile).reverse()).toEqual([1, 2]);
    expect(sorted([nextThreat, ...threatPile])).toEqual([3, 4, 7]);
  });

  test('X6.4: a raging titan can be eliminated from any city without a tile', () => {
    for (const city of [1, 9, 20]) {
      const table = TestTable.at(4, { lords: [city, 8, 15, 18], raging: [3], units: [[3, 0, 0, 0, 0]] });
      table.year('a');
      expect(table.asked).toBe('titan 0');
    }
  });

  test('X6.4: a sleeping one cannot', () => {
    const table = TestTable.at(4, { lords: [1, 8, 15, 18], raging: [3], units: [[3, 3, 0, 0, 0]] });
    table.year('a');
    const [sleeper] = table.state.lairs[1];
    expect(table.offered).not.toContain(titanOption(sleeper));
    expect(table.refusal(titanOption(sleeper))).toEqual({
      code: 'titan-not-raging',
      rule: 'X6.4',
      values: {},
    });
  });

  test('X6.5: it costs as many units as it shows, of the player’s choice; they go back to the barracks', () => {
    const table = TestTable.at(4, { lords: [1, 8, 15, 18], raging: [3, 4], units: [[2, 0, 1, 0, 1]] });
    const barracks = [...table.state.barracks];
    table.year('a');
    const [titan] = table.state.lairs[1];
    table.answer(titanOption(titan));
    expect(table.asked).toBe('payment 0');
    expect(table.refusal([2, 0, 1, 0, 0])).toEqual({
      code: 'pay-exactly',
      rule: 'X6.5',
      values: { cost: 4 },
    });
    expect(table.refusal([2, 1, 1, 0, 0])).toMatchObject({ code: 'not-so-many-units', rule: 'X6.5' });
    table.answer([2, 0, 1, 0, 1]);
    expect(table.lord(0).units).toEqual([0, 0, 0, 0, 0]);
    expect(table.state.barracks).toEqual(barracks.map((number, unit) => number + [2, 0, 1, 0, 1][unit]));
  });

  test('X6.5: one that cannot be paid is not offered', () => {
    const table = TestTable.at(4, { lords: [1, 8, 15, 18], raging: [3, 5], units: [[2, 1, 1, 0, 0]] });
    table.year('a');
    const [dear] = table.state.lairs[2];
    const refusal = { code: 'too-few-units', rule: 'X6.5', values: { have: 4, need: 5 } };
    expect(table.refusal(titanOption(dear))).toEqual(refusal);
    expect(table.offered).toEqual([0, titanOption(table.state.lairs[0][0])]);
  });

  test('X6.5: its rewards are two of three, counted from the lord’s city', () => {
    const table = TestTable.at(4, { lords: [1, 8, 15, 18], raging: [3], units: [[3, 0, 0, 0, 0]] });
    table.year('a');
    const [titan] = table.state.lairs[0];
    const { offer } = table.game.components.titans[titan];
    table.answer(titanOption(titan));
    table.answer([3, 0, 0, 0, 0]);
    expect(table.question).toMatchObject({ kind: 'rewards', offer });
    table.answer(TAKE.goldAndFloors);
    expect(table.lord(0).gold).toBe(offer[GOLD]);
    expect([table.state.guilds[0], table.state.heights[0]]).toEqual([0, offer[FLOORS]]);
  });

  test('X6.5: its bards go to regions that touch the lord’s city', () => {
    const table = TestTable.at(4, { lords: [4, 8, 15, 18], raging: [3], units: [[3, 0, 0, 0, 0]] });
    table.year('a');
    const [titan] = table.state.lairs[0];
    table.answer(titanOption(titan));
    table.answer([3, 0, 0, 0, 0]);
    table.answer(TAKE.goldAndBards);
    const bards = table.game.components.titans[titan].offer[BARDS];
    expect(table.question.shape).toMatchObject({ to: [1, 2], min: bards, max: bards });
  });

  test('X6.6: an eliminated titan leaves the game, the one under it sleeps until the next awakening', () => {
    const table = TestTable.at(4, { raging: [4] });
    const [top, below] = table.state.lairs[1];
    removeTitan(table.state, top);
    expect([table.state.gone[1], table.state.raging[1]]).toEqual([1, 0]);
    table.emitted = [];
    awakenTitans(playAt(table));
    expect(table.events('titansAwoke')[0].titans).toContain(below);
    expect(table.state.raging[1]).toBe(1);
  });

  test('X4.7: a titan and a threat, or two titans, from one city in one year are one too many', () => {
    const table = TestTable.at(4, { lords: [1, 8, 15, 18], raging: [3, 4], units: [[7, 0, 0, 0, 0]] });
    table.year('aab', '', '', '');
    table.answer(titanOption(table.state.lairs[0][0]));
    table.answer([3, 0, 0, 0, 0]);
    table.answer(TAKE.goldAndFloors);
    expect(table.idled(0)).toEqual(['alreadyEliminated']);
    expect(table.asked).toMatch(/orders/);
  });
});
