import type { Pack, PackPlace } from '../content/pack.ts';
import type { Marker } from '../content/symbols.ts';

/** Plain components for the tests of rules: castles without symbols, so that a test's horde is what it says. */

const EMPTY = ['', '', '', '', '', ''];
const NO_LOOT: PackPlace['loot'] = { food: 0, glyphs: 0, barrels: 0, wooden: 0, metal: 0, golden: 0 };

const named = (name: string) => ({ en: name, de: name, pl: name });
const several = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

export function place(
  name: string,
  shields: number,
  loot: Partial<PackPlace['loot']> = {},
  magicShields = 0,
): PackPlace {
  return { name: named(name), shields, magicShields, loot: { ...NO_LOOT, ...loot } };
}

function creature(name: string, left: string, right: string, bonus: Marker[] = []): Pack['fearsome'][number] {
  return { name: named(name), left: EMPTY.map(() => left), right: EMPTY.map(() => right), bonus };
}

export const testPack: Pack = {
  format: 'triptych-bellum-pack-1',
  title: named('test'),
  castles: several(5, (number) => ({
    name: named(`castle ${number}`),
    shield: 2,
    left: EMPTY,
    right: EMPTY,
  })),
  goblins: several(10, (number) => ({
    name: named(`goblin ${number}`),
    left: ['f', '', '', '', '', ''],
    right: ['', 's', '', '', '', ''],
  })),
  fearsome: several(46, (number) => creature(`creature ${number}`, 'f', 's')),
  extreme: several(20, (number) => creature(`horror ${number}`, 'ggm', 'SSt')),
  tavern: place('tavern', 2, { barrels: 1 }),
  farms: several(7, (number) => place(`farm ${number}`, 3, { food: 1, wooden: 1 })),
  villages: several(7, (number) => place(`village ${number}`, 5, { glyphs: 1, metal: 1 })),
  cities: several(10, (number) => place(`city ${number}`, 6, { golden: 1, metal: 1 }, 1)),
  chests: {
    wooden: several(20, (number) => (number % 2) + 1),
    metal: several(20, (number) => (number % 3) + 3),
    golden: several(10, (number) => (number % 3) + 6),
  },
};

/** A pack with creatures that carry bonus markers. */
export function withBonus(bonus: Marker[]): Pack {
  return { ...testPack, fearsome: testPack.fearsome.map((card) => ({ ...card, bonus })) };
}

/** So few components that everything hidden can be listed: for the conformance suite's small worlds. */
export const smallPack: Pack = {
  ...testPack,
  castles: testPack.castles.map((castle) => ({
    ...castle,
    left: EMPTY.map(() => 'ffm'),
    right: EMPTY.map(() => 'sst'),
  })),
  goblins: testPack.goblins.slice(0, 4),
  fearsome: several(4, (number) => creature(`creature ${number}`, 'f'.repeat(number), 's')),
  extreme: several(3, (number) => creature(`horror ${number}`, 'g'.repeat(number), 'S')),
  farms: several(4, (number) => place(`farm ${number}`, number, { wooden: 1 })),
  villages: [],
  cities: [],
  chests: { wooden: [1, 2, 2], metal: [3, 4], golden: [6] },
};
