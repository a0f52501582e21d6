import { countGerman, type TwoForms } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import type { Counted, Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  gold: { one: '# Gold', other: '# Gold' },
  stone: { one: '# Stein', other: '# Stein' },
  iron: { one: '# Eisen', other: '# Eisen' },
  wood: { one: '# Holz', other: '# Holz' },
  wheat: { one: '# Weizen', other: '# Weizen' },
  wool: { one: '# Wolle', other: '# Wolle' },
  elephant: { one: '# Elefant', other: '# Elefanten' },
  cavalry: { one: '# Kavallerie', other: '# Kavallerie' },
  mercenary: { one: '# Söldner', other: '# Söldner' },
  chariot: { one: '# Streitwagen', other: '# Streitwagen' },
  ship: { one: '# Schiff', other: '# Schiffe' },
  weapon: { one: '# Waffe', other: '# Waffen' },
  point: { one: '# SP', other: '# SP' },
  tax: { one: '# Steuerkarte', other: '# Steuerkarten' },
  campaign: { one: '# Feldzugkarte', other: '# Feldzugkarten' },
};

export const counted: Counted = (thing, number) => countGerman(number, NOUNS[thing]);

export const names: XerxesWords['names'] = {
  resources: { gold: 'Gold', stone: 'Stein', iron: 'Eisen', wood: 'Holz', wheat: 'Weizen', wool: 'Wolle' },
  forces: {
    elephant: 'Elefant',
    cavalry: 'Kavallerie',
    mercenary: 'Söldner',
    chariot: 'Streitwagen',
    ship: 'Schiff',
    weapon: 'Waffe',
  },
  buildings: {
    temple: 'Tempel',
    road: 'Straße',
    bridge: 'Brücke',
    granary: 'Weizensilo',
    palace: 'Palast',
    fortification: 'Befestigungsanlage',
  },
  anyForce: 'beliebige Einheit',
  turnOrderSpace: 'Zugreihenfolgefeld',
};

export const effects: XerxesWords['effects'] = {
  stops: ({ resource }) =>
    `dieses Jahr ${resource === 'wool' ? 'keine' : 'kein'} ${names.resources[resource]}`,
  bars: ({ building }) => `${names.buildings[building]} dieses Jahr nicht baubar`,
  blessing: () => 'dieses Jahr 1 Einheit mehr für alle',
  heir: () => 'drei Rohstoffe für alle',
};
