import { countEnglish, type TwoForms } from '@triptych/words';
import type { Building, Force, Resource } from '../../content/things.ts';
import type { Counted, Thing } from '../things.ts';

const NOUNS: Readonly<Record<Thing, TwoForms>> = {
  gold: { one: '# gold', other: '# gold' },
  stone: { one: '# stone', other: '# stone' },
  iron: { one: '# iron', other: '# iron' },
  wood: { one: '# wood', other: '# wood' },
  wheat: { one: '# wheat', other: '# wheat' },
  wool: { one: '# wool', other: '# wool' },
  elephant: { one: '# elephant', other: '# elephants' },
  cavalry: { one: '# cavalry', other: '# cavalry' },
  mercenary: { one: '# mercenary', other: '# mercenaries' },
  chariot: { one: '# chariot', other: '# chariots' },
  ship: { one: '# ship', other: '# ships' },
  weapon: { one: '# weapon', other: '# weapons' },
  point: { one: '# VP', other: '# VP' },
  tax: { one: '# tax card', other: '# tax cards' },
  campaign: { one: '# campaign card', other: '# campaign cards' },
};

export const counted: Counted = (thing, number) => countEnglish(number, NOUNS[thing]);

/** Names without a number, for labels. */
export const names = {
  resources: {
    gold: 'gold',
    stone: 'stone',
    iron: 'iron',
    wood: 'wood',
    wheat: 'wheat',
    wool: 'wool',
  } satisfies Record<Resource, string>,
  forces: {
    elephant: 'elephant',
    cavalry: 'cavalry',
    mercenary: 'mercenary',
    chariot: 'chariot',
    ship: 'ship',
    weapon: 'weapon',
  } satisfies Record<Force, string>,
  buildings: {
    temple: 'temple',
    road: 'road',
    bridge: 'bridge',
    granary: 'granary',
    palace: 'palace',
    fortification: 'fortification',
  } satisfies Record<Building, string>,
  anyForce: 'any force',
  turnOrderSpace: 'turn-order space',
};

/** What an event does, as half a sentence. */
export const effects = {
  stops: ({ resource }: { readonly resource: Resource }) => `no ${names.resources[resource]} this year`,
  bars: ({ building }: { readonly building: Building }) =>
    `the ${names.buildings[building]} cannot be built this year`,
  blessing: () => 'one more force for everyone this year',
  heir: () => 'three resources for everyone',
};
