import type { BellumWorkshopWords } from './en.ts';

export const pl: BellumWorkshopWords = {
  chapters: {
    castles: 'Zamki',
    goblins: 'Gobliny',
    fearsome: 'Straszliwe stwory',
    extreme: 'Niezwykle straszliwe stwory',
    tavern: 'Karczma',
    farms: 'Zagrody',
    villages: 'Wioski',
    cities: 'Miasta',
    wooden: 'Drewniane skrzynie',
    metal: 'Metalowe skrzynie',
    golden: 'Złote skrzynie',
  },
  fields: {
    shield: 'Wartość tarczy',
    left: 'Lewa strona',
    right: 'Prawa strona',
    bonus: 'Bonus przy rekrutacji',
    shields: 'Tarcze',
    magicShields: 'Magiczne tarcze',
    food: 'Łup: żywność',
    glyphs: 'Łup: glify',
    barrels: 'Łup: beczki',
    wooden: 'Łup: drewniane skrzynie',
    metal: 'Łup: metalowe skrzynie',
    golden: 'Łup: złote skrzynie',
    value: 'Wartość',
  },
};
