import type { BellumWorkshopWords } from './en.ts';

export const de: BellumWorkshopWords = {
  chapters: {
    castles: 'Burgen',
    goblins: 'Kobolde',
    fearsome: 'Furchterregende Kreaturen',
    extreme: 'Extrem furchterregende Kreaturen',
    tavern: 'Taverne',
    farms: 'Bauernhöfe',
    villages: 'Dörfer',
    cities: 'Städte',
    wooden: 'Holztruhen',
    metal: 'Metalltruhen',
    golden: 'Goldtruhen',
  },
  fields: {
    shield: 'Schildwert',
    left: 'Linke Seite',
    right: 'Rechte Seite',
    bonus: 'Bonus beim Rekrutieren',
    shields: 'Schilde',
    magicShields: 'Zauberschilde',
    food: 'Beute: Nahrung',
    glyphs: 'Beute: Glyphen',
    barrels: 'Beute: Fässer',
    wooden: 'Beute: Holztruhen',
    metal: 'Beute: Metalltruhen',
    golden: 'Beute: Goldtruhen',
    value: 'Wert',
  },
};
