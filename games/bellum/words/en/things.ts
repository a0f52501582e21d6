import { countEnglish, listOf, type TwoForms } from '@triptych/words';
import type { Card } from '../../content/components.ts';
import type { ChestKind, Marker, PlaceKind, Symbol } from '../../content/symbols.ts';
import { type Amounts, type Counted, count, type Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  food: { one: '# food', other: '# food' },
  glyph: { one: '# glyph', other: '# glyphs' },
  map: { one: '# treasure map', other: '# treasure maps' },
  sword: { one: '# sword', other: '# swords' },
  magicSword: { one: '# magic sword', other: '# magic swords' },
  thief: { one: '# thief', other: '# thieves' },
  barrel: { one: '# barrel', other: '# barrels' },
  shield: { one: '# shield', other: '# shields' },
  magicShield: { one: '# magic shield', other: '# magic shields' },
  spell: { one: '# confusion spell', other: '# confusion spells' },
  wooden: { one: '# wooden chest', other: '# wooden chests' },
  metal: { one: '# metal chest', other: '# metal chests' },
  golden: { one: '# golden chest', other: '# golden chests' },
  chest: { one: '# chest', other: '# chests' },
};

/** With a number, as a label and in a sentence. */
export const counted: Counted = (thing, number) => countEnglish(number, NOUNS[thing]);

/** `2 food and 1 glyph`, or `nothing`. */
export function amount(amounts: Amounts): string {
  const present = count(counted, amounts);
  return present.length === 0 ? 'nothing' : listOf('en', present);
}

/** Names without a number, for labels. */
export const names = {
  symbols: {
    food: 'food',
    glyph: 'glyph',
    map: 'treasure map',
    sword: 'sword',
    magicSword: 'magic sword',
    thief: 'thief',
  } satisfies Record<Symbol, string>,
  /** One letter for a symbol where space is short. */
  letters: {
    food: 'f',
    glyph: 'g',
    map: 'm',
    sword: 's',
    magicSword: 'S',
    thief: 't',
  } satisfies Record<Symbol, string>,
  markers: {
    shield: 'shield',
    magicShield: 'magic shield',
    spell: 'confusion spell',
  } satisfies Record<Marker, string>,
  chests: {
    wooden: 'wooden chest',
    metal: 'metal chest',
    golden: 'golden chest',
  } satisfies Record<ChestKind, string>,
  places: {
    tavern: 'tavern',
    farm: 'farm',
    village: 'village',
    city: 'city',
  } satisfies Record<PlaceKind, string>,
  cards: {
    goblin: 'goblin',
    fearsome: 'fearsome creature',
    extreme: 'extremely fearsome creature',
  } satisfies Record<Card['tier'], string>,
  sides: { left: 'left', right: 'right' },
};
