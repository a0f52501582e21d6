import { countPolish, type PolishForms } from '@triptych/words';
import type { Building, Resource } from '../../content/things.ts';
import type { XerxesWords } from '../en.ts';
import type { Counted, Thing } from '../things.ts';

/** Resources and forces come after a colon and are not inflected: `3 × pszenica`. No line ends before the sign. */
const times = (name: string): PolishForms => {
  const form = `#\u00A0× ${name}`;
  return { one: form, few: form, many: form };
};

const NOUNS: Readonly<Record<Thing, PolishForms>> = {
  gold: times('złoto'),
  stone: times('kamień'),
  iron: times('żelazo'),
  wood: times('drewno'),
  wheat: times('pszenica'),
  wool: times('wełna'),
  elephant: times('słoń'),
  cavalry: times('jazda'),
  mercenary: times('najemnik'),
  chariot: times('rydwan'),
  ship: times('okręt'),
  weapon: times('broń'),
  point: { one: '# PZ', few: '# PZ', many: '# PZ' },
  tax: { one: '# karta podatku', few: '# karty podatków', many: '# kart podatków' },
  campaign: { one: '# karta wyprawy', few: '# karty wypraw', many: '# kart wypraw' },
};

/** 1 karta podatku: labels. */
export const counted: Counted = (thing, number) => countPolish(number, NOUNS[thing]);

/** (zatrzymuje) 1 kartę podatku. */
export const objects = (thing: 'tax' | 'campaign', number: number): string =>
  countPolish(number, { ...NOUNS[thing], one: thing === 'tax' ? '# kartę podatku' : '# kartę wyprawy' });

export const names: XerxesWords['names'] = {
  resources: {
    gold: 'złoto',
    stone: 'kamień',
    iron: 'żelazo',
    wood: 'drewno',
    wheat: 'pszenica',
    wool: 'wełna',
  },
  forces: {
    elephant: 'słoń',
    cavalry: 'jazda',
    mercenary: 'najemnik',
    chariot: 'rydwan',
    ship: 'okręt',
    weapon: 'broń',
  },
  buildings: {
    temple: 'świątynia',
    road: 'droga',
    bridge: 'most',
    granary: 'spichlerz',
    palace: 'pałac',
    fortification: 'twierdza',
  },
  anyForce: 'dowolny oddział',
  turnOrderSpace: 'pole kolejności',
};

/** (nie ma) wełny, (nie można zbudować) świątyni. */
const GENITIVES: Readonly<Record<Resource | Building, string>> = {
  gold: 'złota',
  stone: 'kamienia',
  iron: 'żelaza',
  wood: 'drewna',
  wheat: 'pszenicy',
  wool: 'wełny',
  temple: 'świątyni',
  road: 'drogi',
  bridge: 'mostu',
  granary: 'spichlerza',
  palace: 'pałacu',
  fortification: 'twierdzy',
};

export const effects: XerxesWords['effects'] = {
  stops: ({ resource }) => `w tym roku nie ma ${GENITIVES[resource]}`,
  bars: ({ building }) => `w tym roku nie można zbudować ${GENITIVES[building]}`,
  blessing: () => 'w tym roku każdy ma 1 oddział więcej',
  heir: () => 'każdy dostaje trzy zasoby',
};
