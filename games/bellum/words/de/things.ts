import { countGerman, listOf, type TwoForms } from '@triptych/words';
import type { BellumWords } from '../en.ts';
import { type Amounts, type Counted, count, type Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  food: { one: '# Nahrung', other: '# Nahrung' },
  glyph: { one: '# Glyphe', other: '# Glyphen' },
  map: { one: '# Schatzkarte', other: '# Schatzkarten' },
  sword: { one: '# Schwert', other: '# Schwerter' },
  magicSword: { one: '# Zauberschwert', other: '# Zauberschwerter' },
  thief: { one: '# Dieb', other: '# Diebe' },
  barrel: { one: '# Fass', other: '# Fässer' },
  shield: { one: '# Schild', other: '# Schilde' },
  magicShield: { one: '# Zauberschild', other: '# Zauberschilde' },
  spell: { one: '# Verwirrungszauber', other: '# Verwirrungszauber' },
  wooden: { one: '# Holztruhe', other: '# Holztruhen' },
  metal: { one: '# Metalltruhe', other: '# Metalltruhen' },
  golden: { one: '# Goldtruhe', other: '# Goldtruhen' },
  chest: { one: '# Truhe', other: '# Truhen' },
};

/** Nominative and accusative are the same after a number. */
export const counted: Counted = (thing, number) => countGerman(number, NOUNS[thing]);

/** `2 Nahrung und 1 Glyphe`, or `nichts`. */
export function amount(amounts: Amounts): string {
  const present = count(counted, amounts);
  return present.length === 0 ? 'nichts' : listOf('de', present);
}

export const names: BellumWords['names'] = {
  symbols: {
    food: 'Nahrung',
    glyph: 'Glyphe',
    map: 'Schatzkarte',
    sword: 'Schwert',
    magicSword: 'Zauberschwert',
    thief: 'Dieb',
  },
  letters: { food: 'n', glyph: 'g', map: 'k', sword: 's', magicSword: 'z', thief: 'd' },
  markers: { shield: 'Schild', magicShield: 'Zauberschild', spell: 'Verwirrungszauber' },
  chests: { wooden: 'Holztruhe', metal: 'Metalltruhe', golden: 'Goldtruhe' },
  places: { tavern: 'Taverne', farm: 'Bauernhof', village: 'Dorf', city: 'Stadt' },
  cards: {
    goblin: 'Kobold',
    fearsome: 'furchterregende Kreatur',
    extreme: 'extrem furchterregende Kreatur',
  },
  sides: { left: 'links', right: 'rechts' },
};
