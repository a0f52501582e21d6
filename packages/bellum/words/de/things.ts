import { countGerman, listOf } from '@triptych/words';
import type { BellumWords } from '../en.ts';
import { type Amounts, type Counted, count } from '../things.ts';

const plural = (one: string, other: string) => (number: number) =>
  countGerman(number, { one: `# ${one}`, other: `# ${other}` });

/** Nominative and accusative are the same after a number. */
export const counted: Counted = {
  food: plural('Nahrung', 'Nahrung'),
  glyph: plural('Glyphe', 'Glyphen'),
  map: plural('Schatzkarte', 'Schatzkarten'),
  sword: plural('Schwert', 'Schwerter'),
  magicSword: plural('Zauberschwert', 'Zauberschwerter'),
  thief: plural('Dieb', 'Diebe'),
  barrel: plural('Fass', 'Fässer'),
  shield: plural('Schild', 'Schilde'),
  magicShield: plural('Zauberschild', 'Zauberschilde'),
  spell: plural('Verwirrungszauber', 'Verwirrungszauber'),
  wooden: plural('Holztruhe', 'Holztruhen'),
  metal: plural('Metalltruhe', 'Metalltruhen'),
  golden: plural('Goldtruhe', 'Goldtruhen'),
  chest: plural('Truhe', 'Truhen'),
};

/** `2 Nahrung und 1 Glyphe`, oder `nichts`. */
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
