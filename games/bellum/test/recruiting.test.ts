import { describe, expect, test } from 'vitest';
import { LEFT, MARKERS, type Marker, RIGHT } from '../content/symbols.ts';
import { Recruit } from '../questions.ts';
import { NONE } from '../state.ts';
import { TestTable } from './table.ts';
import { testPack, withBonus } from './test-pack.ts';

/** The first seat recruits with this much; nobody else can. */
function recruiter(
  food: number,
  glyphs: number,
  pack = testPack,
  prepare: (table: TestTable) => void = () => {},
): TestTable {
  return TestTable.attacking(
    3,
    3,
    (start) => {
      start.castle(0).food = food;
      start.castle(0).glyphs = glyphs;
      prepare(start);
    },
    pack,
  );
}

describe('B5 recruiting', () => {
  test('B5.1: from the captain clockwise each player may recruit any number they can pay', () => {
    const table = recruiter(4, 0, testPack, (start) => {
      start.castle(2).food = 2;
    });
    expect(table.asked).toBe('recruit 0');
    table.answer(Recruit.creature(0));
    table.answer(LEFT);
    expect(table.asked).toBe('recruit 0');
    table.answer(Recruit.creature(1));
    table.answer(RIGHT);
    expect(table.castle(0).food).toBe(0);
    expect(table.asked).toBe('recruit 2');
    table.answer(Recruit.done);
    expect(table.state.day).toBe(2);
  });

  test('B5.2: a fearsome creature costs 2 food', () => {
    const table = recruiter(3, 2);
    expect(table.question.shape).toEqual({ shape: 'one', of: [0, Recruit.creature(0), Recruit.creature(1)] });
    expect(table.refusal(Recruit.creatureForGlyphs(0))).toMatchObject({
      code: 'not-for-glyphs',
      rule: 'B5.2',
    });
    table.answer(Recruit.creature(1));
    expect([table.castle(0).food, table.castle(0).glyphs]).toEqual([1, 2]);
    const poor = recruiter(1, 1, testPack, (start) => {
      start.castle(0).glyphs = 3;
    });
    const refusal = { code: 'too-little-food', rule: 'B5.2', values: { have: 1, need: 2 } };
    expect(poor.refusal(Recruit.creature(0))).toEqual(refusal);
  });

  test('B5.2: an extremely fearsome one costs 1 glyph and 4 food, or 3 glyphs, as the player likes', () => {
    const ways = [Recruit.creature(2), Recruit.creatureForGlyphs(2)];
    const left = ways.map((way) => {
      const table = recruiter(4, 3);
      table.answer(way);
      return [table.castle(0).food, table.castle(0).glyphs];
    });
    expect(left).toEqual([
      [0, 2],
      [4, 0],
    ]);
    const table = recruiter(2, 0);
    const refusal = {
      code: 'too-little-for-extreme',
      rule: 'B5.2',
      values: { food: 4, glyphs: 1, glyphsAlone: 3, haveFood: 2, haveGlyphs: 0 },
    };
    expect(table.refusal(Recruit.creature(3))).toEqual(refusal);
    expect(table.refusal(Recruit.creatureForGlyphs(3))).toEqual(refusal);
  });

  test('B5.3: a recruited card is replaced from its deck at once, before its side is chosen', () => {
    const table = recruiter(2, 0);
    const [, , next] = table.state.decks[0];
    const [card] = table.state.market;
    table.answer(Recruit.creature(0));
    expect(table.state.market[0]).toBe(next);
    expect(table.question).toMatchObject({ kind: 'side', card });
  });

  test('B5.3: with an empty deck fewer creatures are open', () => {
    const table = recruiter(4, 0, { ...testPack, fearsome: testPack.fearsome.slice(0, 2) });
    table.answer(Recruit.creature(0));
    expect(table.state.market[0]).toBe(NONE);
    table.answer(LEFT);
    expect(table.refusal(Recruit.creature(0))).toMatchObject({ code: 'no-creature', rule: 'B5.3' });
  });

  test('B5.4, B1.2: left or right, it stays there for good, and only that side’s symbols count', () => {
    const horde = (side: number): number[] => {
      const table = recruiter(0, 3);
      table.answer(Recruit.creatureForGlyphs(2));
      const card = table.state.recruit;
      table.answer(side);
      expect(side === LEFT ? table.castle(0).left : table.castle(0).right).toContain(card);
      return table.castle(0).horde.slice(0, 6);
    };
    expect(horde(LEFT)).toEqual([0, 2, 1, 0, 0, 0]);
    expect(horde(RIGHT)).toEqual([0, 0, 0, 0, 2, 1]);
  });

  test.each(MARKERS.map((marker): [Marker] => [marker]))(
    'B5.5: a %s on the card is gained at once',
    (marker) => {
      const table = recruiter(2, 0, withBonus([marker]));
      table.answer(Recruit.creature(0));
      table.answer(RIGHT);
      const { shields, magicShields, spells } = table.castle(0);
      expect({ shield: shields, magicShield: magicShields, spell: spells }).toEqual({
        shield: 0,
        magicShield: 0,
        spell: 0,
        [marker]: 1,
      });
      expect(table.state.markers[MARKERS.indexOf(marker)]).toBe(
        { shield: 19, magicShield: 7, spell: 16 }[marker],
      );
    },
  );

  test('B1.5, B5.5: a bonus marker that is gone is not given', () => {
    const table = recruiter(2, 0, withBonus(['spell']), (start) => {
      start.state.markers[MARKERS.indexOf('spell')] = 0;
    });
    table.answer(Recruit.creature(0));
    table.answer(RIGHT);
    expect(table.castle(0).spells).toBe(0);
  });
});
