import { FORMAT, Match } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { xiditGame } from '../game.ts';
import { components } from '../content/components.ts';
import { THREAT } from '../state.ts';
import { TestTable, TAKE } from './table.ts';
import { testPack } from './test-pack.ts';

const ONE_OF_EACH = [1, 1, 1, 1, 1];
const READY = [1, 1, 0, 0, 0];

/** A match of four after the lords are placed: the first orders are asked. */
function match() {
  const game = xiditGame(components(testPack));
  const opened = Match.open(game, {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    pack: { name: 'test', hash: '' },
    options: { length: 'long', dummy: 'normal', first: '1', wasteland: '1', openScreens: 'off' },
    seats: Array.from({ length: 4 }, (_, seat) => ({ name: `seat ${seat}`, player: 'person' as const })),
    seed: '1'.repeat(64),
    log: [0, 1, 2, 3].map((seat) => ({ seat, answer: seat })),
    sealed: [null, null, null, null],
  });
  if (!(opened instanceof Match)) throw new Error(opened.refusal.code);
  return opened;
}

describe('X3 orders', () => {
  test('X3.1: every player sets exactly six orders, all at the same time', () => {
    const table = TestTable.at(4, {});
    expect(table.asked).toBe('orders 0, orders 1, orders 2, orders 3');
    for (const question of table.questions) expect(question.sealed).toBe(true);
    const game = match();
    expect(game.check(0, [4, 4, 4, 4, 4])?.code).toBe('wrong-length');
    expect(game.check(0, [4, 4, 4, 4, 4, 4, 4])?.code).toBe('wrong-length');
    expect(game.check(0, [4, 4, 4, 4, 4, 5])?.code).toBe('not-offered');
    expect(game.check(0, [4, 4, 4, 4, 4, 4])).toBeNull();
  });

  test('X3.1: nobody sees anything of the orders before all have committed; then all are revealed', () => {
    const game = match();
    const before = [1, 2, 3].map((seat) => game.view(seat));
    expect(game.answer(0, [0, 1, 2, 3, 4, 4])).toEqual({ ok: true, events: [] });
    expect([1, 2, 3].map((seat) => game.view(seat))).toEqual(before);
    expect(game.questions.map(({ ready }) => ready)).toEqual([true, false, false, false]);
    game.answer(1, [4, 4, 4, 4, 4, 4]);
    game.answer(2, [4, 4, 4, 4, 4, 4]);
    const last = game.answer(3, [4, 4, 4, 4, 4, 4]);
    const told = last.ok ? last.events.map(({ event }) => event) : [];
    expect(told[0]).toMatchObject({ type: 'ordersRevealed' });
    expect(told[0].type === 'ordersRevealed' && told[0].orders[0]).toEqual([0, 1, 2, 3, 4, 4]);
  });

  test('X3.2: a commitment can be changed or withdrawn until the last one commits', () => {
    const game = match();
    game.answer(0, [0, 0, 0, 0, 0, 0]);
    expect(game.withdraw(0).ok).toBe(true);
    expect(game.questions[0].ready).toBe(false);
    game.answer(0, [1, 1, 1, 1, 1, 1]);
    game.answer(0, [4, 4, 4, 4, 4, 4]);
    for (const seat of [1, 2, 3]) game.answer(seat, [4, 4, 4, 4, 4, 4]);
    expect(game.record.log.at(-1)).toEqual({ reveal: Array.from({ length: 4 }, () => [4, 4, 4, 4, 4, 4]) });
    expect(game.withdraw(0).ok).toBe(false);
  });

  test('X3.3: everybody’s first order from the first player clockwise, then everybody’s second', () => {
    const table = TestTable.at(4, { lords: [5, 5, 5, 5] });
    table.state.first = 2;
    table.year('br', 'br', 'br', 'br');
    const moves = table.events('moved').map(({ order, seat }) => [order, seat]);
    expect(moves).toEqual([
      [0, 2],
      [0, 3],
      [0, 0],
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('X4 carrying out an order', () => {
  test('X4.1: a lord goes along the road of that colour to its other end', () => {
    const table = TestTable.at(4, { lords: [5, 8, 15, 18] });
    table.year('brk');
    expect(table.events('moved').map(({ from, city }) => [from + 1, city + 1])).toEqual([
      [5, 12],
      [12, 3],
      [3, 6],
    ]);
  });

  test('X4.1: an order for a colour that the city lacks lapses, and the next one continues from there', () => {
    const table = TestTable.at(4, { lords: [8, 4, 15, 18] });
    table.year('rb');
    expect(table.events('noRoad')).toEqual([{ type: 'noRoad', seat: 0, order: 0, city: 7, colour: 1 }]);
    expect(table.cityOf(0)).toBe(7);
  });

  test('X4.2: wait does nothing, whatever is in the city', () => {
    const table = TestTable.at(4, { lords: [7, 4, 15, 18], recruits: { 7: ONE_OF_EACH } });
    table.year('wwwwww');
    expect(table.camp(7)).toEqual(ONE_OF_EACH);
    expect(table.lord(0).units).toEqual([0, 0, 0, 0, 0]);
    expect(table.cityOf(0)).toBe(7);
  });

  test('X4.3: an action takes one unit of the weakest class still there', () => {
    const table = TestTable.at(4, { lords: [7, 4, 15, 18], recruits: { 7: [0, 0, 2, 0, 1] } });
    table.year('a');
    expect(table.lord(0).units).toEqual([0, 0, 1, 0, 0]);
    expect(table.camp(7)).toEqual([0, 0, 1, 0, 1]);
  });

  test('X4.4: at most one unit per city and year; one more in the next year', () => {
    const table = TestTable.at(4, { lords: [7, 4, 15, 18], recruits: { 7: ONE_OF_EACH } });
    table.year('aaaaaa');
    expect(table.lord(0).units).toEqual([1, 0, 0, 0, 0]);
    expect(table.idled(0)).toEqual(Array.from({ length: 5 }, () => 'alreadyRecruited'));
    table.year('a');
    expect(table.lord(0).units).toEqual([1, 1, 0, 0, 0]);
  });

  test('X4.3, X4.4: two lords at the last unit in the same order: the first in turn order gets it', () => {
    const table = TestTable.at(4, { lords: [7, 7, 15, 18], recruits: { 7: [0, 0, 0, 0, 1] } });
    table.state.first = 1;
    table.year('a', 'a');
    expect(table.lord(1).units).toEqual([0, 0, 0, 0, 1]);
    expect(table.lord(0).units).toEqual([0, 0, 0, 0, 0]);
    expect(table.idled(0)).toEqual(['noTile']);
  });

  test('X4.5: a player with the units must eliminate the threat; they go back to the barracks', () => {
    const table = TestTable.at(4, { lords: [7, 4, 15, 18], threats: [7], units: [[1, 2, 0, 0, 0]] });
    const barracks = [...table.state.barracks];
    table.year('a');
    expect(table.asked).toBe('rewards 0');
    expect(table.lord(0).units).toEqual([0, 1, 0, 0, 0]);
    expect(table.state.barracks).toEqual([barracks[0] + 1, barracks[1] + 1, ...barracks.slice(2)]);
    expect(table.events('threatEliminated')[0]).toMatchObject({ seat: 0, tile: 6, units: [1, 1, 0, 0, 0] });
  });

  test('X4.6: exactly the classes asked: a stronger unit does not replace a weaker one', () => {
    const table = TestTable.at(4, { lords: [7, 4, 15, 18], threats: [7], units: [[1, 0, 3, 3, 3]] });
    table.year('a');
    expect(table.idled(0)).toEqual(['unitsMissing']);
    expect(table.lord(0).units).toEqual([1, 0, 3, 3, 3]);
    expect(table.threatCities).toContain(7);
  });

  test('X4.6: when units are missing, nobody learns which', () => {
    const table = TestTable.at(4, { lords: [7, 4, 15, 18], threats: [7], units: [[1, 0, 3, 3, 3]] });
    table.year('a');
    expect(table.events('idled')).toEqual([
      { type: 'idled', seat: 0, order: 0, city: 6, why: 'unitsMissing' },
    ]);
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(table.game.view(table.state, viewer).lords[0].units).toBeNull();
    }
  });

  test('X4.7: one elimination per city and year, even if the tile comes back as a threat', () => {
    const table = TestTable.at(4, {
      lords: [7, 4, 15, 18],
      threats: [7],
      units: [[2, 2, 0, 0, 0]],
    });
    table.year('aa');
    table.state.nextThreat = 6;
    table.answer([0, 2]);
    expect(table.threatCities).toContain(7);
    expect(table.idled(0)).toEqual(['alreadyEliminated']);
    expect(table.lord(0).units).toEqual([1, 1, 0, 0, 0]);
  });

  test('X4.7: in the next year the same city counts again', () => {
    const table = TestTable.at(4, {
      lords: [7, 4, 15, 18],
      threats: [7],
      units: [[2, 2, 0, 0, 0]],
      nextThreat: 9,
    });
    table.year('a');
    table.answer(TAKE.goldAndFloors);
    table.state.sides[6] = THREAT;
    table.year('a');
    expect(table.asked).toBe('rewards 0');
  });

  test('X4.7: recruiting and eliminating in one city in one year do not hinder each other', () => {
    // The tile of city 7 is emptied, turned over, and comes back as a threat after two eliminations.
    const table = TestTable.at(4, {
      lords: [7, 5, 12, 18],
      recruits: { 7: [0, 0, 0, 0, 1] },
      threats: [5, 12],
      nextThreat: 9,
      threatPile: [],
      units: [READY, READY, READY],
    });
    table.year('awwa', 'wa', 'wwa');
    expect(table.asked).toBe('rewards 1');
    table.answer(TAKE.goldAndFloors);
    table.answer(TAKE.goldAndFloors);
    expect(table.asked).toBe('rewards 0');
    expect(table.lord(0)).toMatchObject({ units: [0, 0, 0, 0, 1], recruited: 1 << 6, eliminated: 1 << 6 });
  });

  test('X4.7, X6.4: the player who took the last unit may still eliminate a titan there', () => {
    const table = TestTable.at(4, {
      lords: [7, 4, 15, 18],
      recruits: { 7: [0, 0, 0, 0, 1] },
      raging: [3],
      units: [READY],
    });
    table.year('aa');
    expect(table.lord(0).units).toEqual([1, 1, 0, 0, 1]);
    expect(table.asked).toBe('titan 0');
  });

  test('X4.8: in a city without a tile a raging titan may be eliminated, or left', () => {
    const table = TestTable.at(4, { lords: [4, 8, 15, 18], raging: [3], units: [[2, 1, 0, 0, 0]] });
    table.year('a');
    expect(table.asked).toBe('titan 0');
    const [titan] = table.state.lairs[0];
    expect(table.offered).toEqual([0, titan + 1]);
    table.answer(0);
    expect(table.lord(0).units).toEqual([2, 1, 0, 0, 0]);
    expect(table.events('titansLeft')).toEqual([{ type: 'titansLeft', seat: 0, order: 0, city: 3 }]);
  });

  test('X4.8: where there is a tile, no titan is offered', () => {
    const table = TestTable.at(4, {
      lords: [4, 7, 15, 18],
      raging: [3],
      recruits: { 4: ONE_OF_EACH },
      threats: [7],
    });
    table.give(0, [3, 0, 0, 0, 0]);
    table.give(1, [3, 0, 0, 0, 0]);
    table.year('aa', 'a');
    expect(table.asked).toBe('orders 0, orders 1, orders 2, orders 3');
    expect(table.idled(0)).toEqual(['alreadyRecruited']);
    expect(table.idled(1)).toEqual(['unitsMissing']);
  });

  test('X4.9: otherwise an action has no effect', () => {
    const table = TestTable.at(4, { lords: [4, 8, 15, 18], units: [[3, 3, 3, 3, 3]] });
    table.year('a');
    expect(table.idled(0)).toEqual(['noTile']);
    expect(table.lord(0).units).toEqual([3, 3, 3, 3, 3]);
  });
});
