import { describe, expect, test } from 'vitest';
import { LEFT, RIGHT } from '../content/symbols.ts';
import { bellum } from '../index.ts';
import { Attack } from '../questions.ts';
import { NONE } from '../state.ts';
import { TestTable } from './table.ts';

const NUMBERS = [2, 3, 4, 5];

describe('B2 set-up', () => {
  test('B1.1: 2 to 5 players play, each with a different castle', () => {
    expect(bellum.seats).toEqual({ min: 2, max: 5 });
    for (const seats of NUMBERS) {
      const boards = new TestTable(seats).state.castles.map(({ board }) => board);
      expect(new Set(boards).size).toBe(seats);
    }
  });

  test('B2.1: castles are chosen in seat order, and the last of five takes what is left', () => {
    const table = new TestTable(5, undefined, { castles: 'chosen' });
    expect(table.asked).toBe('castle 0');
    table.answer(3);
    expect(table.question.shape).toEqual({ shape: 'one', of: [0, 1, 2, 4] });
    expect(table.refusal(3)).toMatchObject({ code: 'castle-taken', rule: 'B2.1' });
    table.answer(0);
    table.answer(4);
    table.answer(1);
    expect(table.state.castles.map(({ board }) => board)).toEqual([3, 0, 4, 1, 2]);
    expect(table.state.phase).toBe('goblins');
  });

  test('B2.1: dealt castles need no choice and differ from deal to deal', () => {
    const deals = [1, 2, 3, 4, 5].map((seed) => new TestTable(3, undefined, { castles: 'dealt' }, seed));
    expect(deals.every(({ state }) => state.phase === 'goblins')).toBe(true);
    expect(
      new Set(deals.map(({ state }) => state.castles.map(({ board }) => board).join())).size,
    ).toBeGreaterThan(1);
  });

  test('B2.1: goblins are dealt once all castles are taken', () => {
    const table = new TestTable(3, undefined, { castles: 'chosen' });
    for (const castle of [0, 1]) {
      expect(table.state.goblins).toEqual([]);
      table.answer(castle);
    }
    expect(table.events('goblinsDealt')).toEqual([]);
    table.answer(2);
    expect(table.events('goblinsDealt').map(({ cards }) => cards)).toEqual(table.state.goblins);
    expect(table.state.goblins.map((cards) => cards.length)).toEqual([2, 2, 2]);
  });

  test('B2.1: each player gets two goblins and decides for each, all at the same time', () => {
    const table = new TestTable(3);
    expect(new Set(table.state.goblins.flat()).size).toBe(6);
    expect(table.questions.map(({ seat, sealed }) => [seat, sealed])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    table.reveal([
      [LEFT, RIGHT],
      [LEFT, LEFT],
      [RIGHT, RIGHT],
    ]);
    expect(table.state.castles.map(({ left, right }) => [left.length, right.length])).toEqual([
      [1, 1],
      [2, 0],
      [0, 2],
    ]);
  });

  test('B1.2: a card’s side decides which of its symbols count', () => {
    const table = new TestTable(2);
    table.reveal([
      [LEFT, LEFT],
      [RIGHT, RIGHT],
    ]);
    expect(table.castle(0).horde.slice(0, 12)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(table.castle(1).horde.slice(0, 12)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0]);
  });

  test.each([
    [2, 3, 3],
    [3, 4, 4],
    [4, 6, 6],
    [5, 7, 7],
  ])(
    'B2.2: the realm for %i players has %i farms, then %i villages, then 10 cities',
    (seats, farms, villages) => {
      const table = new TestTable(seats);
      const kinds = table.state.realm.map((place) => table.game.components.places[place].kind);
      expect(kinds).toEqual([
        ...Array.from({ length: farms }, () => 'farm'),
        ...Array.from({ length: villages }, () => 'village'),
        ...Array.from({ length: 10 }, () => 'city'),
      ]);
      expect(new Set(table.state.realm).size).toBe(farms + villages + 10);
    },
  );

  test('B2.2: which farms and villages are in, and the order of each kind, is random', () => {
    const decks = [1, 2, 3].map((seed) => new TestTable(2, undefined, {}, seed).state.realm.join());
    expect(new Set(decks).size).toBe(3);
  });

  test('B2.3: as many places are open as there are players, and the tavern besides', () => {
    for (const seats of NUMBERS) {
      const { state, game } = new TestTable(seats);
      expect(state.open).toEqual(state.realm.slice(0, seats));
      expect(state.open.every((place) => game.components.places[place].kind === 'farm')).toBe(true);
    }
  });

  test('B9.5: four players: 6 farms, 6 villages, 10 cities, 4 open places and the tavern', () => {
    const { state, game } = new TestTable(4);
    const count = (kind: string): number =>
      state.realm.filter((place) => game.components.places[place].kind === kind).length;
    expect([count('farm'), count('village'), count('city')]).toEqual([6, 6, 10]);
    expect(state.open).toHaveLength(4);
    const table = TestTable.attacking(4, 3, (start) => start.arm(0, 3, { sword: 2 }));
    expect(table.question.shape).toEqual({ shape: 'one', of: [Attack.nothing, Attack.tavern] });
  });

  test('B2.4: two creatures of each deck are open', () => {
    const { state, game } = new TestTable(2);
    const tiers = state.market.map((card) => game.components.cards[card].tier);
    expect(tiers).toEqual(['fearsome', 'fearsome', 'extreme', 'extreme']);
    expect(new Set(state.market).size).toBe(4);
    const others = new TestTable(2, undefined, {}, 2).state.market;
    expect(others).not.toEqual(state.market);
  });

  test('B2.5: the host sets the first captain, or it is random', () => {
    const set = new TestTable(4, undefined, { first: '3' });
    expect(set.state.captain).toBe(2);
    const drawn = Array.from(
      { length: 30 },
      (_, seed) => new TestTable(3, undefined, { first: 'random' }, seed).state.captain,
    );
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    const values = bellum.options.find(({ name }) => name === 'first')?.values(3);
    expect(values).toEqual(['random', '1', '2', '3']);
  });

  test('B1.4: nothing has been gained before the first day', () => {
    const { state } = new TestTable(3);
    expect(state.row).toBe(NONE);
    expect(state.markers).toEqual([20, 8, 17]);
    for (const castle of state.castles) {
      expect([castle.food, castle.glyphs, castle.barrels, castle.chests.length]).toEqual([0, 0, 0, 0]);
    }
  });
});
