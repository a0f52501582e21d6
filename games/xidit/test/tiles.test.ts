import { describe, expect, test } from 'vitest';
import { NONE } from '../content/components.ts';
import { type Position, TestTable, TAKE } from './table.ts';
import { testPack } from './test-pack.ts';

const READY = [1, 1, 0, 0, 0];
const LAST_MAGE = [0, 0, 0, 0, 1];
const ONE_OF_EACH = [1, 1, 1, 1, 1];

const numbers = (tiles: readonly number[]): number[] => tiles.map((tile) => tile + 1);
/** Top first. */
const pile = (tiles: readonly number[]): number[] => numbers(tiles).reverse();

/** The first seat takes the last unit in city 7. */
function emptied(position: Position, pack = testPack): TestTable {
  const table = TestTable.at(4, { lords: [7, 4, 15, 18], recruits: { 7: LAST_MAGE }, ...position }, {}, pack);
  table.year('a');
  return table;
}

/** The first seat eliminates the threat in city 7. */
function eliminated(position: Position): TestTable {
  const table = TestTable.at(4, { lords: [7, 4, 15, 18], threats: [7], units: [READY], ...position });
  table.year('a');
  table.answer(TAKE.goldAndFloors);
  return table;
}

describe('X5 tiles', () => {
  test('X5.1, X5.2, X5.4: an emptied recruit tile is discarded, the next one enters, the top becomes the next', () => {
    const table = emptied({ nextRecruit: 9, recruitPile: [2, 3, 5] });
    const { state } = table;
    expect(numbers(state.recruitDiscard)).toEqual([7]);
    expect(table.recruitCities).toEqual([9]);
    expect(table.camp(9)).toEqual(ONE_OF_EACH);
    expect(state.nextRecruit + 1).toBe(2);
    expect(pile(state.recruitPile)).toEqual([3, 5]);
  });

  test('X5.1, X5.2, X5.4: an eliminated threat is discarded, the next one enters, the top becomes the next', () => {
    const table = eliminated({ nextThreat: 14, threatPile: [2, 3, 5] });
    const { state } = table;
    expect(numbers(state.threatDiscard)).toEqual([7]);
    expect(table.threatCities).toEqual([14]);
    expect(state.nextThreat + 1).toBe(2);
    expect(pile(state.threatPile)).toEqual([3, 5]);
  });

  test('X5.1: a tile with units left stays', () => {
    const table = TestTable.at(4, { lords: [7, 4, 15, 18], recruits: { 7: [0, 0, 0, 0, 2] } });
    table.year('a');
    expect(table.recruitCities).toEqual([7]);
    expect(table.state.recruitDiscard).toEqual([]);
  });

  test('X5.2: a class that the barracks lack leaves gaps; it is neither replaced nor topped up later', () => {
    const table = TestTable.at(4, {
      lords: [7, 8, 15, 18],
      recruits: { 7: LAST_MAGE },
      threats: [8],
      nextRecruit: 9,
      units: [[], [17, 1, 0, 0, 0], [1, 0, 0, 0, 0]],
    });
    table.year('a', 'wa');
    expect(table.camp(9)).toEqual([0, 1, 1, 1, 1]);
    table.answer(TAKE.goldAndFloors);
    // A militia has returned to the barracks.
    expect(table.state.barracks[0]).toBe(1);
    expect(table.camp(9)).toEqual([0, 1, 1, 1, 1]);
  });

  test('X5.2: what happens to tiles happens before the next player’s order', () => {
    const table = TestTable.at(4, { lords: [7, 9, 15, 18], recruits: { 7: LAST_MAGE }, nextRecruit: 9 });
    table.year('a', 'a');
    expect(table.lord(1).units).toEqual([1, 0, 0, 0, 0]);
  });

  test('X5.3: a recruit tile that could not be given a single unit is discarded at once and replaced', () => {
    const onlyMages = { ...testPack, tiles: { ...testPack.tiles, large: testPack.tiles.large.map(mages) } };
    // Tiles with odd numbers need mages, and all mages are behind a screen.
    function mages(tile: (typeof testPack.tiles.large)[number]) {
      return tile.number % 2 === 1 ? { ...tile, recruit: [0, 0, 0, 0, 5] } : tile;
    }
    const table = TestTable.at(
      4,
      {
        lords: [7, 4, 15, 18],
        recruits: { 7: [1, 0, 0, 0, 0] },
        nextRecruit: 9,
        recruitPile: [11, 12, 2],
        threatPile: [4, 6],
        units: [[], [0, 0, 0, 0, 10]],
      },
      {},
      onlyMages,
    );
    table.year('a');
    expect(table.events('recruitUnfilled').map(({ tile }) => tile + 1)).toEqual([9, 11]);
    expect(table.recruitCities).toEqual([12]);
    expect(numbers(table.state.recruitDiscard)).toEqual([7, 9, 11]);
    expect(table.state.nextRecruit + 1).toBe(2);
  });

  test('X5.3: each tile off the map is tried once only', () => {
    const onlyMages = { ...testPack, tiles: { ...testPack.tiles, large: testPack.tiles.large.map(mages) } };
    // All tiles need mages, and all mages are behind a screen.
    function mages(tile: (typeof testPack.tiles.large)[number]) {
      return { ...tile, recruit: [0, 0, 0, 0, 5] };
    }
    const table = TestTable.at(
      4,
      { lords: [7, 4, 15, 18], recruits: { 7: [1, 0, 0, 0, 0] }, units: [[], [0, 0, 0, 0, 10]] },
      {},
      onlyMages,
    );
    table.year('a');
    const tried = table.events('recruitUnfilled').map(({ tile }) => tile);
    expect(tried.length).toBeGreaterThan(1);
    expect(new Set(tried).size).toBe(tried.length);
    expect(table.recruitCities).toEqual([]);
    expect(table.state.owed).toBe(1);
  });

  test('X5.3: with empty barracks no tile is tried; one enters when units return', () => {
    const table = TestTable.at(4, {
      lords: [7, 8, 15, 18],
      recruits: { 7: LAST_MAGE },
      threats: [8],
      units: [[], [18, 16, 14, 12, 9]],
    });
    expect(table.state.barracks).toEqual([0, 0, 0, 0, 0]);
    table.year('a', 'wa');
    expect(table.events('recruitUnfilled')).toEqual([]);
    expect(table.recruitCities).toEqual([]);
    expect(table.state.owed).toBe(1);
    table.answer(TAKE.goldAndFloors);
    expect(table.recruitCities).toHaveLength(1);
    expect(table.camp(table.recruitCities[0])).toEqual([1, 1, 0, 0, 0]);
    expect(table.state.owed).toBe(0);
  });

  test('X5.5: an empty recruit pile is rebuilt from the whole threat discard, the tile discarded first on top', () => {
    const table = emptied({ nextRecruit: 9, recruitPile: [10], threatDiscard: [1, 2, 3] });
    expect(table.state.nextRecruit + 1).toBe(10);
    expect(pile(table.state.recruitPile)).toEqual([1, 2, 3]);
    expect(table.state.threatDiscard).toEqual([]);
    expect(numbers(table.events('discardTurned')[0].tiles)).toEqual([1, 2, 3]);
  });

  test('X5.5: an empty threat pile is rebuilt from the whole recruit discard', () => {
    const table = eliminated({ nextThreat: 9, threatPile: [10], recruitDiscard: [1, 2, 3] });
    expect(table.state.nextThreat + 1).toBe(10);
    expect(pile(table.state.threatPile)).toEqual([1, 2, 3]);
    expect(table.state.recruitDiscard).toEqual([]);
  });

  test('X5.5: this happens as soon as there is a discard, even a single tile', () => {
    const table = emptied({ threatPile: [], nextThreat: 9 });
    expect(pile(table.state.threatPile)).toEqual([7]);
  });

  test('X5.6: if the discard is empty too, the pile stays empty', () => {
    const table = eliminated({ nextThreat: 9, threatPile: [10], recruitPile: [1, 2, 3], nextRecruit: 5 });
    expect(table.state.nextThreat + 1).toBe(10);
    expect(table.state.threatPile).toEqual([]);
    expect(table.events('titansAwoke')).toEqual([]);
  });

  test('X5.7: no next recruit and no way to refill: the top of the threat pile becomes the next recruit', () => {
    const table = emptied({ nextRecruit: 9, recruitPile: [], nextThreat: 1, threatPile: [12, 13] });
    expect(table.recruitCities).toEqual([9]);
    expect(table.state.nextRecruit + 1).toBe(12);
    expect(pile(table.state.threatPile)).toEqual([13]);
    expect(table.events('nextDrawn')).toEqual([
      { type: 'nextDrawn', pile: 'recruit', from: 'threat', tile: 11 },
    ]);
    expect(table.state.nextThreat + 1).toBe(1);
  });

  test('X5.8: no next threat and no way to refill: the titans awaken and reinforcements arrive', () => {
    const table = eliminated({ nextThreat: 9, threatPile: [], nextRecruit: 5, recruitPile: [1, 2, 3, 4] });
    expect(table.threatCities).toEqual([9]);
    expect(table.events('titansAwoke')).toHaveLength(1);
    expect(table.events('reinforced')).toEqual([{ type: 'reinforced', recruit: 2, threat: 3 }]);
    expect(table.state.nextThreat).not.toBe(NONE);
  });

  test('X5.8: it can happen several times in a game', () => {
    const table = eliminated({ nextThreat: 9, threatPile: [], nextRecruit: 5, recruitPile: [1, 2, 3, 4] });
    const { state } = table;
    table.lord(0).city = 8;
    table.give(0, READY);
    state.threatPile = [];
    state.recruitDiscard = [];
    table.year('a');
    table.answer(TAKE.goldAndFloors);
    expect(table.events('titansAwoke')).toEqual([{ type: 'titansAwoke', titans: [] }]);
    expect(table.events('reinforced')).toHaveLength(1);
  });

  test('X5.2: a tile arrives in the city where a lord already waits with an action', () => {
    const table = TestTable.at(4, {
      lords: [7, 12, 15, 18],
      threats: [7],
      nextThreat: 12,
      units: [READY, READY],
    });
    table.year('a', 'awwa');
    table.answer(TAKE.goldAndFloors);
    expect(table.asked).toBe('rewards 1');
    expect(table.events('threatEliminated').map(({ tile }) => tile + 1)).toEqual([7, 12]);
  });
});
