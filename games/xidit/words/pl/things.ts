import { countPolish, listOf } from '@triptych/words';
import type { XiditWords } from '../en.ts';
import { type Counted, countClasses, type Thing } from '../things.ts';

/** One: nominative, accusative, genitive; several after digits: 2 to 4, and 5 or more. */
type Noun = readonly [one: string, acc: string, gen: string, few: string, many: string];

const NOUNS: Readonly<Record<Thing, Noun>> = {
  militia: [
    'chłopska milicja',
    'chłopską milicję',
    'chłopskiej milicji',
    'jednostki chłopskiej milicji',
    'jednostek chłopskiej milicji',
  ],
  // Masculine personal: after digits "few" is the same as "many".
  archer: ['łucznik', 'łucznika', 'łucznika', 'łuczników', 'łuczników'],
  infantry: ['piechota', 'piechotę', 'piechoty', 'jednostki piechoty', 'jednostek piechoty'],
  cleric: ['kleryk', 'kleryka', 'kleryka', 'kleryków', 'kleryków'],
  mage: ['mag bitewny', 'maga bitewnego', 'maga bitewnego', 'magów bitewnych', 'magów bitewnych'],
  gold: ['złoty suweren', 'złotego suwerena', 'złotego suwerena', 'złote suwereny', 'złotych suwerenów'],
  bard: ['bard', 'barda', 'barda', 'bardów', 'bardów'],
  floor: ['piętro', 'piętro', 'piętra', 'piętra', 'pięter'],
  unit: ['jednostka', 'jednostkę', 'jednostki', 'jednostki', 'jednostek'],
};

/** 1 jednostka, 2 jednostki, 5 jednostek: labels. */
export const counted: Counted = (thing, number) => {
  const [one, , , few, many] = NOUNS[thing];
  return countPolish(number, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}` });
};

/** (otrzymuje) 1 jednostkę, 2 jednostki, 5 jednostek. */
export const objects: Counted = (thing, number) => {
  const [, acc, , few, many] = NOUNS[thing];
  return countPolish(number, { one: `# ${acc}`, few: `# ${few}`, many: `# ${many}` });
};

/** 1 nagrodę, 2 nagrody, 5 nagród. */
export const rewards = (number: number): string =>
  countPolish(number, { one: '# nagrodę', few: '# nagrody', many: '# nagród' });

/** `1 chłopska milicja i 2 łuczników`, or `brak`. */
export function army(units: readonly number[], cases: Counted = counted): string {
  const present = countClasses(cases, units);
  return present.length === 0 ? 'brak' : listOf('pl', present);
}

export const names: XiditWords['names'] = {
  units: {
    militia: 'chłopska milicja',
    archer: 'łucznicy',
    infantry: 'piechota',
    cleric: 'klerycy',
    mage: 'magowie bitewni',
  },
  unitLetters: { militia: 'Ch', archer: 'Łu', infantry: 'Pi', cleric: 'Kl', mage: 'Ma' },
  colours: { blue: 'niebieski', red: 'czerwony', black: 'czarny' },
  orders: {
    blue: 'droga niebieska',
    red: 'droga czerwona',
    black: 'droga czarna',
    action: 'akcja',
    wait: 'czekanie',
  },
  orderWords: { blue: 'niebieska', red: 'czerwona', black: 'czarna', action: 'akcja', wait: 'czekanie' },
  orderLetters: { blue: 'n', red: 'c', black: 'k', action: 'a', wait: 'w' },
  rewards: { gold: 'złote suwereny', bards: 'bardowie', floors: 'piętra gildii' },
  assessments: { wealth: 'bogactwo', influence: 'wpływy', reputation: 'reputacja' },
  piles: { recruit: 'stos rekrutacji', threat: 'stos zagrożenia' },
  dummy: 'wirtualny gracz',
  fortress: 'Bastion',
  barracks: 'koszary',
  recruit: 'rekrutacja',
  threat: 'zagrożenie',
};

/** (idzie) niebieską drogą; (nie ma) niebieskiej drogi. */
export const ROADS: Readonly<
  Record<
    keyof XiditWords['names']['colours'],
    { readonly along: string; readonly none: string; readonly is: string }
  >
> = {
  blue: { along: 'niebieską', none: 'niebieskiej', is: 'niebieska' },
  red: { along: 'czerwoną', none: 'czerwonej', is: 'czerwona' },
  black: { along: 'czarną', none: 'czarnej', is: 'czarna' },
};

export const foreseen: XiditWords['foreseen'] = {
  moves: 'idzie tam',
  noRoad: 'nie ma takiej drogi: bez skutku',
  waits: 'czeka',
  recruits: 'rekrutuje',
  eliminates: 'eliminuje zagrożenie',
  titans: 'bez żetonu: można eliminować tytana',
  noTile: 'nie ma tu nic do zrobienia',
  alreadyRecruited: 'rekrutacja tu tylko raz w roku',
  alreadyEliminated: 'eliminacja tu tylko raz w roku',
  unitsMissing: 'brakuje jednostek przeciw zagrożeniu',
};
