import { countEnglish, listOf } from '@triptych/words';
import type { ChestKind, Marker, PlaceKind, Symbol, Tier } from '../../content/symbols.ts';
import { type Amounts, type Counted, count } from '../things.ts';

const plural = (one: string, other: string) => (number: number) =>
  countEnglish(number, { one: `# ${one}`, other: `# ${other}` });

/** With a number, as a label and in a sentence. */
export const counted: Counted = {
  food: plural('food', 'food'),
  glyph: plural('glyph', 'glyphs'),
  map: plural('treasure map', 'treasure maps'),
  sword: plural('sword', 'swords'),
  magicSword: plural('magic sword', 'magic swords'),
  thief: plural('thief', 'thieves'),
  barrel: plural('barrel', 'barrels'),
  shield: plural('shield', 'shields'),
  magicShield: plural('magic shield', 'magic shields'),
  spell: plural('confusion spell', 'confusion spells'),
  wooden: plural('wooden chest', 'wooden chests'),
  metal: plural('metal chest', 'metal chests'),
  golden: plural('golden chest', 'golden chests'),
  chest: plural('chest', 'chests'),
};

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
  } satisfies Record<Tier | 'goblin', string>,
  sides: { left: 'left', right: 'right' },
};
