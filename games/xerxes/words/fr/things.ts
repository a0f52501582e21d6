import { countFrench, deFrench, type TwoForms } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import type { Counted, Thing } from '../things.ts';

/** Resources keep their form after a number. */
const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  gold: { one: '# or', other: '# or' },
  stone: { one: '# pierre', other: '# pierre' },
  iron: { one: '# fer', other: '# fer' },
  wood: { one: '# bois', other: '# bois' },
  wheat: { one: '# blé', other: '# blé' },
  wool: { one: '# laine', other: '# laine' },
  elephant: { one: '# éléphant', other: '# éléphants' },
  cavalry: { one: '# cavalerie', other: '# cavaleries' },
  mercenary: { one: '# mercenaire', other: '# mercenaires' },
  chariot: { one: '# char', other: '# chars' },
  ship: { one: '# navire', other: '# navires' },
  weapon: { one: '# arme', other: '# armes' },
  point: { one: '# PV', other: '# PV' },
  tax: { one: '# carte Impôt', other: '# cartes Impôt' },
  campaign: { one: '# carte Campagne', other: '# cartes Campagne' },
};

export const counted: Counted = (thing, number) => countFrench(number, NOUNS[thing]);

export const names: XerxesWords['names'] = {
  resources: { gold: 'or', stone: 'pierre', iron: 'fer', wood: 'bois', wheat: 'blé', wool: 'laine' },
  forces: {
    elephant: 'éléphant',
    cavalry: 'cavalerie',
    mercenary: 'mercenaire',
    chariot: 'char',
    ship: 'navire',
    weapon: 'arme',
  },
  buildings: {
    temple: 'temple',
    road: 'route',
    bridge: 'pont',
    granary: 'grenier',
    palace: 'palais',
    fortification: 'fortification',
  },
  anyForce: 'unité au choix',
  turnOrderSpace: 'case Ordre du tour',
};

export const effects: XerxesWords['effects'] = {
  stops: ({ resource }) => `pas ${deFrench(names.resources[resource])} cette année`,
  bars: ({ building }) => `bâtiment interdit cette année : ${names.buildings[building]}`,
  blessing: () => 'une unité de plus pour chacun cette année',
  heir: () => 'trois ressources pour chacun',
};
