import { countFrench, listOf, type TwoForms } from '@triptych/words';
import type { BellumWords } from '../en.ts';
import { type Amounts, type Counted, count, type Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  food: { one: '# nourriture', other: '# nourritures' },
  glyph: { one: '# glyphe', other: '# glyphes' },
  map: { one: '# carte au trésor', other: '# cartes au trésor' },
  sword: { one: '# épée', other: '# épées' },
  magicSword: { one: '# épée magique', other: '# épées magiques' },
  thief: { one: '# voleur', other: '# voleurs' },
  barrel: { one: '# tonneau', other: '# tonneaux' },
  shield: { one: '# bouclier', other: '# boucliers' },
  magicShield: { one: '# bouclier magique', other: '# boucliers magiques' },
  spell: { one: '# sort de confusion', other: '# sorts de confusion' },
  wooden: { one: '# coffre en bois', other: '# coffres en bois' },
  metal: { one: '# coffre en métal', other: '# coffres en métal' },
  golden: { one: '# coffre en or', other: '# coffres en or' },
  chest: { one: '# coffre', other: '# coffres' },
};

export const counted: Counted = (thing, number) => countFrench(number, NOUNS[thing]);

/** `2 nourritures et 1 glyphe`, or `rien`. */
export function amount(amounts: Amounts): string {
  const present = count(counted, amounts);
  return present.length === 0 ? 'rien' : listOf('fr', present);
}

export const names: BellumWords['names'] = {
  symbols: {
    food: 'nourriture',
    glyph: 'glyphe',
    map: 'carte au trésor',
    sword: 'épée',
    magicSword: 'épée magique',
    thief: 'voleur',
  },
  letters: { food: 'n', glyph: 'g', map: 'c', sword: 'e', magicSword: 'E', thief: 'v' },
  markers: { shield: 'bouclier', magicShield: 'bouclier magique', spell: 'sort de confusion' },
  chests: { wooden: 'coffre en bois', metal: 'coffre en métal', golden: 'coffre en or' },
  places: { tavern: 'taverne', farm: 'ferme', village: 'village', city: 'ville' },
  cards: {
    goblin: 'gobelin',
    fearsome: 'créature effrayante',
    extreme: 'créature extrêmement effrayante',
  },
  sides: { left: 'gauche', right: 'droite' },
};
