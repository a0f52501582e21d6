import { describe, expect, test } from 'vitest';
import { Reroll } from '../questions.ts';
import { TestTable } from './table.ts';

/** Day one with three players; the first seat is captain and row 3 was rolled. */
function rolled(prepare: (table: TestTable) => void): TestTable {
  const table = new TestTable(3);
  prepare(table);
  table.dice(3);
  table.reveal(table.state.goblins.map(() => [0, 0]));
  return table;
}

describe('B3 choosing the horde', () => {
  test('B3.1, B9.1: the captain rolls, and that row is active for everybody on both sides', () => {
    const table = TestTable.attacking(3, 2, (start) => {
      for (const seat of [0, 1, 2]) start.arm(seat, 2, { food: seat + 1, sword: 2 });
      start.arm(0, 1, { food: 9, sword: 9 });
    });
    expect(table.events('dieRolled')).toEqual([{ type: 'dieRolled', captain: 0, row: 1 }]);
    expect(table.state.castles.map(({ food }) => food)).toEqual([1, 2, 3]);
    // 2 swords of the castle and 2 of the goblins take the tavern (2) and a farm (3) in row 2
    expect(table.question.shape).toMatchObject({ of: [0, 1, 2, 3, 4] });
  });

  test('B3.2: from the captain clockwise each player with a barrel may make the captain roll again', () => {
    const table = rolled(({ state }) => {
      state.castles[1].barrels = 1;
      state.castles[2].barrels = 1;
    });
    expect(table.asked).toBe('reroll 1');
    expect(table.question.shape).toEqual({ shape: 'one', of: [Reroll.accept, Reroll.barrel] });
    table.answer(Reroll.accept);
    expect(table.asked).toBe('reroll 2');
    table.dice(5);
    table.answer(Reroll.barrel);
    expect(table.state.row).toBe(4);
  });

  test('B3.2: after a new roll the question goes round again from the captain', () => {
    const table = rolled(({ state }) => {
      state.castles[0].barrels = 1;
      state.castles[2].barrels = 2;
    });
    table.answer(Reroll.accept);
    expect(table.asked).toBe('reroll 2');
    table.answer(Reroll.barrel);
    expect(table.asked).toBe('reroll 0');
    table.answer(Reroll.accept);
    expect(table.asked).toBe('reroll 2');
    table.answer(Reroll.accept);
    expect(table.state.day).toBe(2);
  });

  test('B3.3: barrels go back to the supply, and any number can be spent in a day', () => {
    const table = rolled(({ state }) => {
      state.castles[1].barrels = 4;
      state.castles[2].barrels = 1;
    });
    for (let left = 3; left >= 0; left--) {
      table.answer(Reroll.barrel);
      expect(table.castle(1).barrels).toBe(left);
      expect(table.events('rollBought')).toEqual([{ type: 'rollBought', seat: 1, with: 'barrel' }]);
      expect(table.events('dieRolled')).toHaveLength(1);
    }
    expect([table.asked, table.state.day]).toEqual(['reroll 2', 1]);
  });

  test('B3.2, B3.4: a confusion spell works for the captain alone', () => {
    const table = rolled(({ state }) => {
      for (const castle of state.castles) castle.spells = 1;
      state.castles[1].barrels = 1;
    });
    expect(table.asked).toBe('reroll 0');
    expect(table.question.shape).toEqual({ shape: 'one', of: [Reroll.accept, Reroll.spell] });
    expect(table.refusal(Reroll.barrel)).toMatchObject({ code: 'no-barrel', rule: 'B3.2' });
    table.answer(Reroll.accept);
    expect(table.asked).toBe('reroll 1');
    expect(table.refusal(Reroll.spell)).toMatchObject({ code: 'spell-for-captain', rule: 'B3.4' });
  });

  test('B3.4: a captain with several spells may use them all; each is turned over', () => {
    const table = rolled(({ state }) => {
      state.castles[0].spells = 2;
      state.castles[0].barrels = 1;
    });
    table.answer(Reroll.spell);
    table.answer(Reroll.spell);
    expect([table.castle(0).spells, table.castle(0).spent]).toEqual([0, 2]);
    expect(table.refusal(Reroll.spell)).toMatchObject({ code: 'no-spell', rule: 'B3.4' });
  });

  test('B3.4: a used spell is ready again when its owner is captain on a later day, not before', () => {
    const table = rolled(({ state }) => {
      state.castles[0].spells = 1;
      for (const seat of [1, 2]) state.castles[seat].barrels = 1;
    });
    table.answer(Reroll.spell);
    table.answer(Reroll.accept);
    table.answer(Reroll.accept);
    expect([table.state.day, table.state.captain]).toEqual([2, 1]);
    expect([table.castle(0).spells, table.castle(0).spent]).toEqual([0, 1]);
    for (let answers = 0; answers < 4; answers++) table.answer(Reroll.accept);
    expect([table.state.day, table.state.captain]).toEqual([4, 0]);
    expect([table.castle(0).spells, table.castle(0).spent]).toEqual([1, 0]);
    expect(table.asked).toBe('reroll 0');
  });
});
