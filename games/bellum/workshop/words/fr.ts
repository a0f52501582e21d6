import type { BellumWorkshopWords } from './en.ts';

export const fr: BellumWorkshopWords = {
  chapters: {
    castles: 'Châteaux',
    goblins: 'Gobelins',
    fearsome: 'Créatures effrayantes',
    extreme: 'Créatures extrêmement effrayantes',
    tavern: 'Taverne',
    farms: 'Fermes',
    villages: 'Villages',
    cities: 'Villes',
    wooden: 'Coffres en bois',
    metal: 'Coffres en métal',
    golden: 'Coffres en or',
  },
  fields: {
    shield: 'Valeur de bouclier',
    left: 'Côté gauche',
    right: 'Côté droit',
    bonus: 'Bonus au recrutement',
    shields: 'Boucliers',
    magicShields: 'Boucliers magiques',
    food: 'Butin : nourriture',
    glyphs: 'Butin : glyphes',
    barrels: 'Butin : tonneaux',
    wooden: 'Butin : coffres en bois',
    metal: 'Butin : coffres en métal',
    golden: 'Butin : coffres en or',
    value: 'Valeur',
  },
};
