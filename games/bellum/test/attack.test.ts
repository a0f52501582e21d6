import { describe, expect, test } from 'vitest';
import { Attack } from '../questions.ts';
import { NONE } from '../state.ts';
import { TestTable } from './table.ts';
import { place, testPack } from './test-pack.ts';

/** The first seat is captain, has this horde in row 3, and attacks first. */
function attacker(
  symbols: Parameters<TestTable['arm']>[2],
  prepare: (table: TestTable) => void = () => {},
  pack = testPack,
): TestTable {
  return TestTable.attacking(
    3,
    3,
    (start) => {
      start.arm(0, 3, symbols);
      prepare(start);
    },
    pack,
  );
}

const offered = (table: TestTable): readonly number[] =>
  'of' in table.question.shape ? table.question.shape.of : [];

const cityFirst = { ...testPack, farms: testPack.cities.slice(0, 7) };

describe('B4 attack on a place', () => {
  test('B4.3: from the captain clockwise each player may make one attack, or none', () => {
    const table = TestTable.attacking(3, 3, (start) => {
      for (const seat of [0, 1, 2]) start.arm(seat, 3, { sword: 2 });
    });
    expect(table.asked).toBe('attack 0');
    table.answer(Attack.tavern);
    expect(table.asked).toBe('attack 1');
    table.answer(Attack.nothing);
    expect(table.asked).toBe('attack 2');
    table.answer(Attack.nothing);
    expect(table.asked).not.toMatch(/attack/);
  });

  test('B4.3: a player who can attack nothing is not asked', () => {
    const table = TestTable.attacking(3, 3, (start) => start.arm(2, 3, { sword: 2 }));
    expect(table.asked).toBe('attack 2');
  });

  test('B4.4, B9.2: a place with 3 shields needs at least 3 swords', () => {
    const strong = attacker({ sword: 3 });
    expect(offered(strong)).toContain(Attack.place(0));
    const weak = attacker({ sword: 2 });
    expect(offered(weak)).not.toContain(Attack.place(0));
    expect(weak.refusal(Attack.place(0))).toEqual({
      code: 'too-few-swords',
      rule: 'B4.4',
      values: { have: 2, need: 3 },
    });
  });

  test.each([
    ['1 magic and 6 others are enough', { magicSword: 1, sword: 6 }, true],
    ['7 ordinary swords are not', { sword: 7 }, false],
    ['7 magic swords are', { magicSword: 7 }, true],
    [
      '3 magic and 4 others are: a magic sword stands in for an ordinary one',
      { magicSword: 3, sword: 4 },
      true,
    ],
    ['1 magic and 5 others are not: each sword counts once', { magicSword: 1, sword: 5 }, false],
  ])('B4.4, B9.3: against 1 magic shield and 6 shields %s', (_, symbols, enough) => {
    const table = attacker(symbols, () => {}, cityFirst);
    expect(offered(table).includes(Attack.place(0))).toBe(enough);
  });

  test('B4.4: the refusal says what is missing, magic swords first', () => {
    const table = attacker({ sword: 9 }, () => {}, cityFirst);
    const refusal = { code: 'too-few-magic-swords', rule: 'B4.4', values: { have: 0, need: 1 } };
    expect(table.refusal(Attack.place(0))).toEqual(refusal);
  });

  test('B4.5: the attacker gains the loot shown', () => {
    const loot = { food: 1, glyphs: 2, barrels: 3, wooden: 1, metal: 2, golden: 1 };
    const rich = { ...testPack, farms: testPack.farms.map(() => place('rich farm', 3, loot)) };
    const table = attacker({ sword: 3 }, () => {}, rich);
    table.answer(Attack.place(1));
    const { food, glyphs, barrels } = table.castle(0);
    expect([food, glyphs, barrels]).toEqual([1, 2, 3]);
    expect(table.chests(0)).toEqual(['wooden', 'metal', 'metal', 'golden']);
  });

  test('B4.5: the place leaves the game and its space stays empty until the end of the day', () => {
    const table = TestTable.attacking(3, 3, (start) => {
      for (const seat of [0, 1]) start.arm(seat, 3, { sword: 3 });
    });
    const [, fallen] = table.state.open;
    table.answer(Attack.place(1));
    expect(table.state.open[1]).toBe(NONE);
    expect(table.asked).toBe('attack 1');
    expect(offered(table)).not.toContain(Attack.place(1));
    expect(table.refusal(Attack.place(1))).toMatchObject({ code: 'no-place', rule: 'B4.5' });
    table.answer(Attack.nothing);
    expect(table.state.day).toBe(2);
    expect(table.state.open).not.toContain(fallen);
  });

  test('B4.5: the tavern stays; several players may attack it on one day', () => {
    const table = TestTable.attacking(2, 3, (start) => {
      for (const seat of [0, 1]) start.arm(seat, 3, { sword: 2 });
    });
    table.answer(Attack.tavern);
    table.answer(Attack.tavern);
    expect([table.castle(0).barrels, table.castle(1).barrels]).toEqual([1, 1]);
  });
});

describe('B4 attack on a castle', () => {
  test('B4.6: the printed shield and the shield markers defend a castle', () => {
    const prepare = (table: TestTable): void => {
      table.give(1, 'wooden', 2);
      table.castle(1).shields = 3;
    };
    expect(offered(attacker({ sword: 4, thief: 1 }, prepare))).not.toContain(Attack.castle(1));
    expect(offered(attacker({ sword: 5, thief: 1 }, prepare))).toContain(Attack.castle(1));
  });

  test('B4.3: a player who can attack nothing but a castle is asked', () => {
    const strong = { ...testPack, tavern: place('tavern', 9) };
    const table = attacker({ sword: 2, thief: 1 }, (start) => start.give(1, 'wooden'), strong);
    expect(table.asked).toBe('attack 0');
    expect(offered(table)).toEqual([Attack.nothing, Attack.castle(1)]);
  });

  test('B4.6: magic shield markers fall to magic swords alone', () => {
    const prepare = (table: TestTable): void => {
      table.give(1, 'wooden', 2);
      table.castle(1).magicShields = 1;
    };
    expect(offered(attacker({ sword: 9, thief: 1 }, prepare))).not.toContain(Attack.castle(1));
    expect(offered(attacker({ sword: 2, magicSword: 1, thief: 1 }, prepare))).toContain(Attack.castle(1));
  });

  test('B4.7: an attack on a castle needs a thief, a chest to steal and another castle', () => {
    const table = attacker({ sword: 9 }, (start) => start.give(1, 'metal', 2));
    expect(offered(table)).not.toContain(Attack.castle(1));
    expect(table.refusal(Attack.castle(1))).toMatchObject({ code: 'no-thief', rule: 'B4.7' });
    const thief = attacker({ sword: 9, thief: 1 }, (start) => start.give(0, 'metal'));
    expect(thief.refusal(Attack.castle(1))).toMatchObject({ code: 'nothing-to-steal', rule: 'B4.7' });
    expect(thief.refusal(Attack.castle(0))).toMatchObject({ code: 'own-castle', rule: 'B4.3' });
    const weak = attacker({ sword: 1, thief: 1 }, (start) => start.give(1, 'metal', 2));
    expect(weak.events('dieRolled').length).toBeGreaterThan(1);
  });

  test('B4.7: one chest per thief at most, at least one in all', () => {
    const table = attacker({ sword: 2, thief: 2 }, (start) => start.give(1, 'metal', 3));
    table.answer(Attack.castle(1));
    const { chests } = table.castle(1);
    expect(table.question).toMatchObject({ kind: 'theft', victim: 1, shape: { of: chests, min: 1, max: 2 } });
    expect(table.refusal([...chests])).toEqual({
      code: 'too-few-thieves',
      rule: 'B4.7',
      values: { have: 2 },
    });
    expect(table.refusal([49])).toMatchObject({ code: 'not-the-victims', rule: 'B4.8' });
    table.answer([chests[0], chests[2]]);
    expect(table.castle(0).chests).toEqual([chests[0], chests[2]]);
  });

  test('B4.8: the attacker picks single chests; a chest keeps its identity, and the new owner then sees its value', () => {
    const table = attacker({ sword: 2, thief: 1 }, (start) => start.give(1, 'golden', 2));
    const [, second] = table.castle(1).chests;
    const value = table.state.chestValues[second];
    table.answer(Attack.castle(1));
    expect(table.game.view(table.state, 0).chestValues[second]).toBe(NONE);
    table.answer([second]);
    expect(table.emitted).toContainEqual({
      event: { type: 'chestSeen', seat: 0, chest: second, value },
      to: 0,
    });
    expect(table.game.view(table.state, 0).chestValues[second]).toBe(value);
    expect(table.castle(0).chests).toEqual([second]);
  });

  test('B4.9: the victim gains one shield marker per attack, however many chests were stolen, and at once', () => {
    const table = TestTable.attacking(3, 3, (start) => {
      for (const seat of [0, 2]) start.arm(seat, 3, { sword: 2, thief: 2 });
      start.give(1, 'wooden', 4);
    });
    table.answer(Attack.castle(1));
    table.answer(table.castle(1).chests.slice(0, 2));
    expect(table.castle(1).shields).toBe(1);
    expect(table.asked).toBe('attack 2');
    expect(table.refusal(Attack.castle(1))).toEqual({
      code: 'too-few-swords',
      rule: 'B4.4',
      values: { have: 2, need: 3 },
    });
  });

  test('B1.5, B4.9: no shield marker is given when none is left', () => {
    const table = attacker({ sword: 2, thief: 1 }, (start) => {
      start.give(1, 'wooden', 2);
      start.state.markers[0] = 0;
    });
    table.answer(Attack.castle(1));
    table.answer(table.castle(1).chests.slice(0, 1));
    expect(table.castle(1).shields).toBe(0);
    expect(table.events('markerGained')).toEqual([]);
  });

  test('B4.7, B9.4: row 2, two swords and one thief against shield 2: one chest is stolen, one shield marker gained', () => {
    const table = TestTable.attacking(2, 2, (start) => {
      start.state.goblins = [[], []];
      start.arm(0, 2, { sword: 2, thief: 1 });
      start.give(1, 'metal');
    });
    table.answer(Attack.castle(1));
    expect([table.chests(0), table.chests(1)]).toEqual([['metal'], []]);
    expect(table.castle(1).shields).toBe(1);
  });

  test('B4.10: kinds and numbers of chests are public, values are known to the owner alone', () => {
    const table = attacker({ sword: 2 }, (start) => start.give(0, 'golden', 2));
    const [own, other, spectator] = ([0, 1, 'spectator'] as const).map((viewer) =>
      table.game.view(table.state, viewer),
    );
    const [chest] = table.castle(0).chests;
    expect(own.chestValues[chest]).toBe(table.state.chestValues[chest]);
    for (const seen of [other, spectator]) {
      expect(seen.castles[0].chests).toEqual(table.castle(0).chests);
      expect(seen.chestValues[chest]).toBe(NONE);
    }
  });

  test.each([
    [9, 'side'],
    [10, 'over'],
  ])('B4.11: with %i chests at the end of the attacks the phase is: %s', (chests, phase) => {
    const table = attacker({ sword: 2 }, (start) => {
      start.give(2, 'wooden', chests);
      start.castle(0).food = 2;
    });
    table.answer(Attack.nothing);
    if (phase === 'side') table.answer(1);
    expect(table.state.phase).toBe(phase);
  });

  test('B4.11: ten chests do not end the game before everybody has attacked', () => {
    const table = TestTable.attacking(2, 3, (start) => {
      start.give(0, 'wooden', 9);
      for (const seat of [0, 1]) start.arm(seat, 3, { sword: 3, thief: 1 });
    });
    table.answer(Attack.place(0));
    expect(table.castle(0).chests).toHaveLength(10);
    expect(table.asked).toBe('attack 1');
    table.answer(Attack.castle(0));
    table.answer(table.castle(0).chests.slice(0, 1));
    expect(table.state.phase).not.toBe('over');
  });
});
