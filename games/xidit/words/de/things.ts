import { countGerman, listOf } from '@triptych/words';
import type { XiditWords } from '../en.ts';
import { type Counted, countClasses, type Thing } from '../things.ts';

/** One: nominative and accusative; several: nominative, accusative and dative are alike, except for the floors. */
type Noun = readonly [one: string, acc: string, other: string];

const NOUNS: Readonly<Record<Thing, Noun>> = {
  militia: ['Dorfmilizionär', 'Dorfmilizionär', 'Dorfmilizionäre'],
  archer: ['Bogenschütze', 'Bogenschützen', 'Bogenschützen'],
  infantry: ['Fußsoldat', 'Fußsoldaten', 'Fußsoldaten'],
  cleric: ['Priester', 'Priester', 'Priester'],
  mage: ['Kampfmagier', 'Kampfmagier', 'Kampfmagier'],
  gold: ['Goldmünze', 'Goldmünze', 'Goldmünzen'],
  bard: ['Barde', 'Barden', 'Barden'],
  floor: ['Stockwerk', 'Stockwerk', 'Stockwerke'],
  unit: ['Einheit', 'Einheit', 'Einheiten'],
};

/** 1 Barde, 2 Barden: labels. */
export const counted: Counted = (thing, number) => {
  const [one, , other] = NOUNS[thing];
  return countGerman(number, { one: `# ${one}`, other: `# ${other}` });
};

/** (bekommt) 1 Barden, 2 Barden. */
export const objects: Counted = (thing, number) => {
  const [, acc, other] = NOUNS[thing];
  return countGerman(number, { one: `# ${acc}`, other: `# ${other}` });
};

/** `1 Dorfmilizionär und 2 Bogenschützen`, or `niemand`. */
export function army(units: readonly number[], cases: Counted = counted): string {
  const present = countClasses(cases, units);
  if (present.length > 0) return listOf('de', present);
  return cases === objects ? 'niemanden' : 'niemand';
}

export const names: XiditWords['names'] = {
  units: {
    militia: 'Dorfmiliz',
    archer: 'Bogenschützen',
    infantry: 'Fußsoldaten',
    cleric: 'Priester',
    mage: 'Kampfmagier',
  },
  unitLetters: { militia: 'Do', archer: 'Bo', infantry: 'Fu', cleric: 'Pr', mage: 'Ma' },
  colours: { blue: 'blau', red: 'rot', black: 'schwarz' },
  orders: {
    blue: 'blaue Straße',
    red: 'rote Straße',
    black: 'schwarze Straße',
    action: 'Aktion',
    wait: 'abwarten',
  },
  orderWords: { blue: 'blau', red: 'rot', black: 'schwarz', action: 'Aktion', wait: 'abwarten' },
  orderLetters: { blue: 'b', red: 'r', black: 's', action: 'a', wait: 'w' },
  rewards: { gold: 'Goldmünzen', bards: 'Barden', floors: 'Stockwerke' },
  assessments: { wealth: 'Reichtum', influence: 'Einfluss', reputation: 'Ansehen' },
  piles: { recruit: 'Anwerbungsstapel', threat: 'Bedrohungsstapel' },
  dummy: 'Dummy-Spieler',
  fortress: 'Festung',
  barracks: 'Kaserne',
  recruit: 'Anwerbung',
  threat: 'Bedrohung',
};

/** `auf der blauen Straße` */
export const ROADS: Readonly<Record<keyof XiditWords['names']['colours'], string>> = {
  blue: 'blaue',
  red: 'rote',
  black: 'schwarze',
};

export const foreseen: XiditWords['foreseen'] = {
  moves: 'zieht dorthin',
  noRoad: 'keine solche Straße: ohne Wirkung',
  waits: 'wartet ab',
  recruits: 'wirbt an',
  eliminates: 'beseitigt die Bedrohung',
  titans: 'kein Plättchen: ein Titan kann beseitigt werden',
  noTile: 'hier ist nichts zu tun',
  alreadyRecruited: 'hat hier schon angeworben',
  alreadyEliminated: 'hat hier schon eine Bedrohung beseitigt',
  unitsMissing: 'für die Bedrohung fehlen Einheiten',
};
