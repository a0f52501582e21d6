import { FastRng } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { NONE } from '../content/components.ts';
import { BARDS, FLOORS, GOLD } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { emptyMemory, remember } from '../memory.ts';
import { standard } from '../content/standard.ts';
import { TestTable, TAKE } from './table.ts';

const READY = [1, 1, 0, 0, 0];
const VIEWERS = [0, 1, 2, 3, 'spectator'] as const;

/** The first seat has eliminated the threat in city 6, taken gold and bards, and put two bards into the Fortress. */
function victor(options = {}): TestTable {
  const table = TestTable.at(4, { lords: [6, 8, 15, 18], threats: [6], units: [[2, 2, 0, 0, 1]] }, options);
  table.year('a');
  table.answer(TAKE.goldAndBards);
  table.answer([1, 0, 2]);
  return table;
}

describe('X10 who may know what', () => {
  test('X10.1: what is open is the same for everybody', () => {
    const { game, state } = victor();
    const [first, ...others] = VIEWERS.map((viewer) => {
      const { viewer: _viewer, lords, ...open } = game.view(state, viewer);
      return {
        ...open,
        lords: lords.map(({ units: _units, gold: _gold, bards: _bards, songs, ...lord }) => ({
          ...lord,
          songs: songs.slice(0, 8),
        })),
      };
    });
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({
      barracks: state.barracks,
      camps: state.camps,
      sides: state.sides,
      nextRecruit: state.nextRecruit,
      nextThreat: state.nextThreat,
      recruitDiscard: state.recruitDiscard,
      threatDiscard: [5],
      guilds: state.guilds,
      heights: state.heights,
      raging: [0, 0, 0],
      year: 2,
      first: 1,
    });
    expect(first.lords[0].songs).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
  });

  test('X10.1: units recruited and paid, rewards chosen and units shown are public', () => {
    const open: XiditEvent['type'][] = [
      'recruited',
      'threatEliminated',
      'rewardsChosen',
      'goldGained',
      'censusShown',
    ];
    const table = TestTable.at(4, {
      year: 4,
      lords: [6, 7, 15, 18],
      threats: [6],
      recruits: { 7: [1, 1, 1, 1, 1] },
      units: [[2, 2, 0, 0, 1]],
    });
    table.year('a', 'a');
    table.answer(TAKE.goldAndFloors);
    const told = [...table.emitted];
    table.reveal([1, 1, 0, 0]);
    for (const type of open) {
      const events = [...told, ...table.emitted].filter(({ event }) => event.type === type);
      expect(events.length).toBeGreaterThan(0);
      expect(events.every(({ to }) => to === 'all')).toBe(true);
    }
  });

  test('X10.2: units, gold, bards left and bards in the Fortress are for their owner alone', () => {
    const { game, state } = victor();
    for (const viewer of VIEWERS) {
      const { units, gold, bards, songs } = game.view(state, viewer).lords[0];
      const own = viewer === 0;
      expect([units, gold, bards, songs[8]]).toEqual(
        own ? [[1, 1, 0, 0, 1], 4, 17, 2] : [null, null, null, NONE],
      );
    }
  });

  test('X10.2: others learn that a question is asked, even if its seat has nothing to choose', () => {
    const table = TestTable.at(4, { lords: [4, 8, 15, 18], raging: [5], units: [[1, 0, 0, 0, 0]] });
    table.year('a');
    expect(table.asked).toBe('titan 0');
    expect(table.offered).toEqual([0]);
    table.answer(0);
    expect(table.events('titansLeft')).toHaveLength(1);
  });

  test('X10.2: orders and census numbers are not in the state before they are revealed', () => {
    const table = TestTable.at(4, { year: 4 });
    for (const viewer of VIEWERS) {
      expect(table.game.view(table.state, viewer).lords.map(({ orders }) => orders)).toEqual([
        [],
        [],
        [],
        [],
      ]);
    }
    expect(table.questions.every(({ sealed }) => sealed)).toBe(true);
    table.year();
    expect(table.questions.every(({ sealed, kind }) => sealed && kind === 'census')).toBe(true);
  });

  test('X10.3: views hold nothing of a pile below its top, nor of titans that never raged', () => {
    const table = new TestTable(4, {}, standard);
    const { game, state } = table;
    state.raging[1] = 1;
    for (const viewer of VIEWERS) {
      const seen = game.view(state, viewer);
      expect(seen.recruitPile).toEqual({ size: 4, top: state.recruitPile[3] });
      expect(seen.threatPile).toEqual({ size: 5, top: state.threatPile[4] });
      expect(seen.lairs).toEqual([
        [NONE, NONE],
        [state.lairs[1][0], NONE],
        [NONE, NONE],
      ]);
    }
  });

  test('X10.3: the order of a turned discard is remembered, that of shuffled tiles is not', () => {
    const memory = emptyMemory();
    const see = (event: XiditEvent): void => remember(memory, event);
    see({ type: 'pilesMade', recruit: 2, threat: 2 });
    see({ type: 'topTurned', pile: 'recruit', tile: 3 });
    expect(memory.recruitPile).toEqual([NONE, 3]);
    see({ type: 'tileDiscarded', pile: 'threat', tile: 7 });
    see({ type: 'tileDiscarded', pile: 'threat', tile: 8 });
    see({ type: 'discardTurned', pile: 'recruit', tiles: [7, 8] });
    expect(memory.recruitPile).toEqual([8, 7]);
    see({ type: 'tileDiscarded', pile: 'threat', tile: 9 });
    see({ type: 'reinforced', recruit: 2, threat: 1 });
    expect(memory.recruitPile).toEqual([8, 7]);
    expect(memory.threatPile).toEqual([NONE]);
    expect(memory.inThreatPile).toEqual([9]);
  });

  test('X10.2, X10.3: an attentive player knows everybody’s units and gold, and where many bards are', () => {
    const table = new TestTable(4, {}, standard);
    const memory = emptyMemory();
    for (const { event } of table.emitted) remember(memory, event);
    for (const event of [
      { type: 'recruited', seat: 1, order: 0, city: 6, unit: 1 },
      { type: 'recruited', seat: 1, order: 1, city: 7, unit: 0 },
      { type: 'threatEliminated', seat: 1, order: 2, city: 5, tile: 5, units: READY },
      { type: 'rewardsChosen', seat: 1, rewards: [GOLD, BARDS], offered: [GOLD, BARDS, FLOORS] },
      { type: 'goldGained', seat: 1, gold: 4 },
      {
        type: 'bardsPlaced',
        seat: 1,
        regions: [3],
        bards: [1],
        fortress: true,
        shown: 3,
        free: false,
        left: null,
      },
    ] as const) {
      remember(memory, event);
    }
    expect(memory.lords[1]).toEqual({ units: [0, 0, 0, 0, 0], gold: 4, outside: 1, fortress: [2] });
    const imagined = table.game.imagine(table.game.view(table.state, 0), memory, 0, new FastRng(1));
    expect(imagined.lords[1]).toMatchObject({ gold: 4, units: [0, 0, 0, 0, 0] });
  });

  test('X4.13, X7.9: how many census bards went into the Fortress stays unknown until an event reveals it', () => {
    const memory = emptyMemory();
    const placed = { type: 'bardsPlaced', seat: 0, regions: [], bards: [], shown: 2, left: null } as const;
    remember(memory, { ...placed, fortress: true, free: true });
    expect(memory.lords[0].fortress).toEqual([1, 2]);
    // 18 more outside: now one bard is left, or none.
    for (let time = 0; time < 6; time++) {
      remember(memory, { ...placed, regions: [2], bards: [3], shown: 3, fortress: false, free: false });
    }
    expect(memory.lords[0]).toMatchObject({ outside: 18, fortress: [1, 2] });
    const none = structuredClone(memory);
    remember(none, { type: 'rewardsChosen', seat: 0, rewards: [GOLD], offered: [GOLD, BARDS] });
    expect(none.lords[0].fortress).toEqual([2]);
    remember(memory, {
      type: 'rewardsChosen',
      seat: 0,
      rewards: [GOLD, BARDS],
      offered: [GOLD, BARDS, FLOORS],
    });
    expect(memory.lords[0].fortress).toEqual([1]);
  });

  test('X10.4: with open screens units, gold and bards left are shown to all', () => {
    const { game, state } = victor({ openScreens: 'on' });
    for (const viewer of VIEWERS) {
      expect(game.view(state, viewer).lords[0]).toMatchObject({ units: [1, 1, 0, 0, 1], gold: 4, bards: 17 });
    }
    expect(game.view(state, 1).lords[0].songs[8]).toBe(NONE);
  });

  test('X10.4: with open screens the bards left reveal how many went into the Fortress', () => {
    const table = victor({ openScreens: 'on' });
    const memory = emptyMemory();
    for (const { event } of table.emitted) remember(memory, event);
    expect(table.events('bardsPlaced')[0].left).toBe(17);
    expect(memory.lords[0]).toMatchObject({ outside: 1, fortress: [2] });
  });

  test('X10.4: with open screens nobody is asked where everybody sees that there is no choice', () => {
    const options = { openScreens: 'on' };
    const poor = TestTable.at(4, { lords: [4, 8, 15, 18], raging: [5], units: [[1, 0, 0, 0, 0]] }, options);
    poor.year('a');
    expect(poor.asked).toMatch(/orders/);
    const exact = TestTable.at(4, { lords: [4, 8, 15, 18], raging: [3], units: [[1, 1, 1, 0, 0]] }, options);
    exact.year('a');
    exact.answer(exact.offered[1]);
    expect(exact.asked).toBe('rewards 0');
    const songless = TestTable.at(4, { lords: [7, 8, 15, 18], threats: [7], units: [READY] }, options);
    songless.placeBards(0, 3, 20);
    songless.year('a');
    expect(songless.lord(0).gold).toBe(4);
    expect(songless.asked).toMatch(/orders/);
    const census = TestTable.at(4, { year: 4, units: [[], [1, 0, 0, 0, 0], [0, 0, 0, 2, 0]] }, options);
    census.year();
    expect(census.asked).toBe('census 1');
    census.reveal([0, 1, 0, 0]);
    expect(census.question).toMatchObject({ kind: 'census', seat: 2, unit: 3 });
  });

  test('X10.4: open screens are off by default', () => {
    expect(new TestTable(4).state.setting.openScreens).toBe(false);
  });
});
