import type { WorkshopBook, WorkshopChapter, WorkshopField } from '@triptych/client/workshop/book.ts';
import { LETTERS, LONGEST_PACK_NAME, LONGEST_ROW, MARKERS, ROWS } from '../content/symbols.ts';

const EMPTY_ROWS: readonly string[] = Array.from({ length: ROWS }, () => '');
const lettersOf = (...symbols: (keyof typeof LETTERS)[]): Record<string, string> =>
  Object.fromEntries(symbols.map((symbol) => [symbol, LETTERS[symbol]]));
const SIDES: readonly WorkshopField[] = [
  {
    name: 'left',
    at: ['left'],
    kind: 'rows',
    rows: ROWS,
    letters: lettersOf('food', 'glyph', 'map'),
    most: LONGEST_ROW,
  },
  {
    name: 'right',
    at: ['right'],
    kind: 'rows',
    rows: ROWS,
    letters: lettersOf('sword', 'magicSword', 'thief'),
    most: LONGEST_ROW,
  },
];
const BONUS: WorkshopField = { name: 'bonus', at: ['bonus'], kind: 'several', of: MARKERS, most: 3 };
const number = (name: string, at: readonly string[], most: number, sign: string): WorkshopField => ({
  name,
  at,
  kind: 'number',
  least: 0,
  most,
  sign,
});
const PLACE: readonly WorkshopField[] = [
  number('shields', ['shields'], 20, 'shield'),
  number('magicShields', ['magicShields'], 20, 'magicShield'),
  number('food', ['loot', 'food'], 9, 'food'),
  number('glyphs', ['loot', 'glyphs'], 9, 'glyph'),
  number('barrels', ['loot', 'barrels'], 9, 'barrel'),
  number('wooden', ['loot', 'wooden'], 9, 'wooden'),
  number('metal', ['loot', 'metal'], 9, 'metal'),
  number('golden', ['loot', 'golden'], 9, 'golden'),
];
const NO_LOOT = { food: 0, glyphs: 0, barrels: 0, wooden: 0, metal: 0, golden: 0 };

function cards(name: string, wanted: number, bonus: boolean): WorkshopChapter {
  const sides = { left: EMPTY_ROWS, right: EMPTY_ROWS };
  return {
    name,
    at: [name],
    holds: 'list',
    wanted,
    sections: ['cards'],
    blank: bonus ? { ...sides, bonus: [] } : sides,
    fields: bonus ? [...SIDES, BONUS] : SIDES,
    rule: 'B1.2',
  };
}

function places(name: string, holds: 'list' | 'single', wanted: number): WorkshopChapter {
  return {
    name,
    at: [name],
    holds,
    wanted,
    sections: ['places'],
    blank: { shields: 0, magicShields: 0, loot: NO_LOOT },
    fields: PLACE,
    rule: 'B1.3',
  };
}

function chests(name: string, wanted: number): WorkshopChapter {
  return {
    name,
    at: ['chests', name],
    holds: 'list',
    wanted,
    sections: [],
    blank: 1,
    fields: [{ name: 'value', at: [], kind: 'number', least: 0, most: 99, sign: name }],
    rule: 'B1.4',
  };
}

/** How a pack of Bellum Magica is edited: what is in the box, component by component. */
export const book: WorkshopBook = {
  format: 'triptych-bellum-pack-2',
  sections: ['castles', 'cards', 'places'],
  longestName: LONGEST_PACK_NAME,
  chapters: [
    {
      name: 'castles',
      at: ['castles'],
      holds: 'list',
      wanted: 5,
      sections: ['castles'],
      blank: { shield: 2, left: EMPTY_ROWS, right: EMPTY_ROWS },
      fields: [number('shield', ['shield'], 9, 'shield'), ...SIDES],
      rule: 'B1.1',
    },
    cards('goblins', 10, false),
    cards('fearsome', 46, true),
    cards('extreme', 20, true),
    places('tavern', 'single', 1),
    places('farms', 'list', 7),
    places('villages', 'list', 7),
    places('cities', 'list', 10),
    chests('wooden', 20),
    chests('metal', 20),
    chests('golden', 10),
  ],
};
