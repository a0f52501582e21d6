import { describe, expect, test } from 'vitest';
import { Attack } from '../questions.ts';
import { NONE } from '../state.ts';
import { TestTable } from './table.ts';

/** The second seat owns three chests; the first has robbed it of one. */
function robbed(): { table: TestTable; stolen: number } {
  const table = TestTable.attacking(3, 3, (start) => {
    start.arm(0, 3, { sword: 2, thief: 1 });
    start.arm(2, 3, { sword: 2 });
    start.give(1, 'golden', 3);
  });
  const [stolen] = table.castle(1).chests;
  table.answer(Attack.castle(1));
  table.answer([stolen]);
  return { table, stolen };
}

const VIEWERS = [0, 1, 2, 'spectator'] as const;

describe('B8 who may know what', () => {
  test('B8.1: everything open is the same for everybody', () => {
    const { table } = robbed();
    const [first, ...others] = VIEWERS.map((viewer) => {
      const { viewer: _viewer, chestValues: _values, ...open } = table.game.view(table.state, viewer);
      return open;
    });
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({
      captain: 0,
      row: 2,
      open: table.state.open,
      market: table.state.market,
      decksLeft: [44, 18],
      realmLeft: 15,
    });
    expect(first.castles[1]).toMatchObject({ shields: 1, chests: table.castle(1).chests });
  });

  test('B8.2: a stolen chest’s value is known to its owner and its former owner, to nobody else', () => {
    const { table, stolen } = robbed();
    const value = table.state.chestValues[stolen];
    const known = VIEWERS.map((viewer) => table.game.view(table.state, viewer).chestValues[stolen]);
    expect(known).toEqual([value, value, NONE, NONE]);
  });

  test('B8.2: only the new owner learns the value of a chest', () => {
    const { table, stolen } = robbed();
    expect(table.emitted.length).toBeGreaterThan(0);
    const open = table.emitted.filter(({ event }) => event.type === 'chestSeen');
    expect(open).toEqual([
      { event: { type: 'chestSeen', seat: 0, chest: stolen, value: table.state.chestValues[stolen] }, to: 0 },
    ]);
  });

  test('B8.3: views hold nothing of the decks, of chests in the supply, or of what was left out', () => {
    const { table } = robbed();
    const { state, game } = table;
    for (const viewer of VIEWERS) {
      const seen = game.view(state, viewer);
      expect(seen.realmSeen).toEqual(state.realm.slice(0, 3));
      expect(seen.decksSeen).toEqual(state.decks.map((deck) => deck.slice(0, 2)));
      expect(
        seen.chestValues.filter((_, chest) => state.chestSeen[chest] === 0).every((value) => value === NONE),
      ).toBe(true);
    }
    // Places and goblins that were left out are nowhere in the state, so nothing can show them.
    expect(state.realm).toHaveLength(18);
    expect(state.goblins.flat()).toHaveLength(6);
  });
});
