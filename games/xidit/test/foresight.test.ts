import { expect, test } from 'vitest';
import { ACTION, BLACK, BLUE, RED, WAIT } from '../content/symbols.ts';
import { tilesFor } from '../content/components.ts';
import { foresee, isVain } from '../foresight.ts';
import { TestTable } from './table.ts';

const POSITION = {
  lords: [7, 4, 15, 18],
  recruits: { 7: [0, 1, 1, 0, 1], 6: [1, 2, 1, 0, 1] },
  threats: [17],
  nextThreat: 14,
  threatPile: [2, 3],
  units: [[2, 2, 0, 1, 0]],
};

function steps(table: TestTable, plan: readonly (number | null)[]) {
  const { components } = table.game;
  const before = JSON.stringify(table.state);
  const found = foresee(components, table.game.view(table.state, 0), 0, plan);
  expect(JSON.stringify(table.state)).toBe(before);
  return found;
}

test('a plan leads where the example year leads (X11.1)', () => {
  const found = steps(TestTable.at(4, POSITION), [ACTION, RED, ACTION, BLUE, RED, ACTION]);
  expect(found.map((step) => step && [step.city + 1, step.foreseen])).toEqual([
    [7, 'recruits'],
    [6, 'moves'],
    [6, 'recruits'],
    [11, 'moves'],
    [17, 'moves'],
    [17, 'eliminates'],
  ]);
});

test('futile orders are foreseen: X4.1, X4.4, X4.6, X4.9', () => {
  const poor = TestTable.at(4, { ...POSITION, lords: [5, 4, 15, 18], threats: [5], units: [] });
  const found = steps(poor, [ACTION, BLUE, ACTION, RED, RED, WAIT]);
  expect(found.map((step) => step?.foreseen)).toEqual([
    'unitsMissing',
    'moves',
    'noTile',
    'moves',
    'moves',
    'waits',
  ]);
  const twice = steps(TestTable.at(4, POSITION), [ACTION, ACTION, null, WAIT, BLACK, BLACK]);
  expect(twice.map((step) => step && isVain(step))).toEqual([false, true, null, false, false, false]);
  expect(twice[1]?.foreseen).toBe('alreadyRecruited');
  const dead = TestTable.at(4, { ...POSITION, lords: [20, 4, 15, 18] });
  expect(steps(dead, [BLACK])[0]).toMatchObject({ foreseen: 'noRoad', city: 19 });
});

test('the plan shows which units it recruits, pays and lacks (X4.3, X4.5, X4.6)', () => {
  const [recruits, , , , , eliminates] = steps(TestTable.at(4, POSITION), [
    ACTION,
    RED,
    ACTION,
    BLUE,
    RED,
    ACTION,
  ]);
  expect(recruits?.units).toEqual([0, 1, 0, 0, 0]);
  expect(eliminates?.units.reduce((sum, number) => sum + number, 0)).toBeGreaterThan(0);
  const poor = TestTable.at(4, {
    ...POSITION,
    lords: [5, 4, 15, 18],
    threats: [5],
    units: [[1, 0, 0, 0, 0]],
  });
  const tiles = tilesFor(poor.game.components, 4);
  const [missing] = steps(poor, [ACTION]);
  const asks = tiles[4].asks;
  expect(missing?.foreseen).toBe('unitsMissing');
  expect(missing?.units).toEqual(asks.map((number, unit) => Math.max(0, number - (unit === 0 ? 1 : 0))));
});
