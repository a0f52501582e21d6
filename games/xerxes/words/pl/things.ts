import { countPolish, type PolishForms } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import type { Counted, Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, PolishForms>> = {
  gold: { one: '# złoto', few: '# złota', many: '# złota' },
  stone: { one: '# kamień', few: '# kamienie', many: '# kamieni' },
  iron: { one: '# żelazo', few: '# żelaza', many: '# żelaza' },
  wood: { one: '# drewno', few: '# drewna', many: '# drewna' },
  wheat: { one: '# pszenica', few: '# pszenice', many: '# pszenic' },
  wool: { one: '# wełna', few: '# wełny', many: '# wełen' },
  elephant: { one: '# słoń', few: '# słonie', many: '# słoni' },
  cavalry: { one: '# jazda', few: '# jazdy', many: '# jazd' },
  mercenary: { one: '# najemnik', few: '# najemników', many: '# najemników' },
  chariot: { one: '# rydwan', few: '# rydwany', many: '# rydwanów' },
  ship: { one: '# okręt', few: '# okręty', many: '# okrętów' },
  weapon: { one: '# broń', few: '# bronie', many: '# broni' },
  point: { one: '# PZ', few: '# PZ', many: '# PZ' },
  tax: { one: '# kartę podatku', few: '# karty podatków', many: '# kart podatków' },
  campaign: { one: '# kartę wyprawy', few: '# karty wypraw', many: '# kart wypraw' },
};

/** Resources and forces stand in the nominative, behind a colon; cards in the accusative. */
export const counted: Counted = (thing, number) => countPolish(number, NOUNS[thing]);

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

export const effects: XerxesWords['effects'] = {
  stops: ({ resource }) => `w tym roku nie powstaje: ${resource}`,
  bars: ({ building }) => `w tym roku nie można wznieść: ${building}`,
  blessing: () => 'w tym roku 1 oddział więcej dla każdego',
  heir: () => 'trzy zasoby dla wszystkich',
};
