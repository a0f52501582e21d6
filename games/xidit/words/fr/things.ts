import { countFrench, listOf, type TwoForms } from '@triptych/words';
import type { XiditWords } from '../en.ts';
import { type Counted, countClasses, type Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  militia: { one: '# milicien', other: '# miliciens' },
  archer: { one: '# archer', other: '# archers' },
  infantry: { one: '# fantassin', other: '# fantassins' },
  cleric: { one: '# clerc', other: '# clercs' },
  mage: { one: '# mage', other: '# mages' },
  gold: { one: '# pièce d’or', other: '# pièces d’or' },
  bard: { one: '# barde', other: '# bardes' },
  floor: { one: '# étage', other: '# étages' },
  unit: { one: '# unité', other: '# unités' },
};

export const counted: Counted = (thing, number) => countFrench(number, NOUNS[thing]);

/** `1 milicien et 2 archers`, or `aucune`. */
export function army(units: readonly number[]): string {
  const present = countClasses(counted, units);
  return present.length === 0 ? 'aucune' : listOf('fr', present);
}

export const names: XiditWords['names'] = {
  units: {
    militia: 'miliciens',
    archer: 'archers',
    infantry: 'fantassins',
    cleric: 'clercs',
    mage: 'mages',
  },
  unitLetters: { militia: 'Mi', archer: 'Ar', infantry: 'Fa', cleric: 'Cl', mage: 'Ma' },
  colours: { blue: 'bleu', red: 'rouge', black: 'noir' },
  orders: {
    blue: 'route bleue',
    red: 'route rouge',
    black: 'route noire',
    action: 'action',
    wait: 'patienter',
  },
  orderWords: { blue: 'bleu', red: 'rouge', black: 'noir', action: 'action', wait: 'patienter' },
  orderLetters: { blue: 'b', red: 'r', black: 'n', action: 'a', wait: 'p' },
  rewards: { gold: 'pièces d’or', bards: 'bardes', floors: 'étages de guilde' },
  assessments: { wealth: 'richesse', influence: 'influence', reputation: 'réputation' },
  piles: { recruit: 'pile Recrutement', threat: 'pile Menace' },
  dummy: 'le joueur fictif',
  fortress: 'Forteresse',
  barracks: 'caserne',
  recruit: 'recrutement',
  threat: 'menace',
};

/** `la route bleue` */
export const ROADS: Readonly<Record<keyof XiditWords['names']['colours'], string>> = {
  blue: 'bleue',
  red: 'rouge',
  black: 'noire',
};

/** `l’évaluation de la richesse` */
export const OF_ASSESSMENT: Readonly<Record<keyof XiditWords['names']['assessments'], string>> = {
  wealth: 'de la richesse',
  influence: 'de l’influence',
  reputation: 'de la réputation',
};

export const foreseen: XiditWords['foreseen'] = {
  moves: 's’y rend',
  noRoad: 'aucune route de cette couleur : sans effet',
  waits: 'patiente',
  recruits: 'recrute',
  eliminates: 'élimine la menace',
  titans: 'pas de tuile : vous pouvez affronter un titan',
  noTile: 'rien à faire ici',
  alreadyRecruited: 'recrutement déjà fait ici',
  alreadyEliminated: 'menace déjà éliminée ici',
  unitsMissing: 'il manque des unités pour la menace',
};
