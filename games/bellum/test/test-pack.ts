import { namedThings } from '../content/names.ts';
import type { Pack, PackPlace } from '../content/pack.ts';
import type { Marker } from '../content/symbols.ts';

/** Plain components for the tests of rules: castles without symbols, so that a horde is exactly what the test says. */

const EMPTY = ['', '', '', '', '', ''];
const NO_LOOT: PackPlace['loot'] = { food: 0, glyphs: 0, barrels: 0, wooden: 0, metal: 0, golden: 0 };

const several = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

export function place(
  id: string,
  shields: number,
  loot: Partial<PackPlace['loot']> = {},
  magicShields = 0,
): PackPlace {
  return { id, shields, magicShields, loot: { ...NO_LOOT, ...loot } };
}

function creature(id: string, left: string, right: string, bonus: Marker[] = []): Pack['fearsome'][number] {
  return { id, left: EMPTY.map(() => left), right: EMPTY.map(() => right), bonus };
}

const values: Pack = {
  format: 'triptych-bellum-pack-2',
  castles: several(5, (number) => ({
    id: `castle ${number}`,
    shield: 2,
    left: EMPTY,
    right: EMPTY,
  })),
  goblins: several(10, (number) => ({
    id: `goblin ${number}`,
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
  words: {},
};

/** Names everything after its id. */
function withWords(pack: Pack): Pack {
  const { castles, cards, places } = namedThings(pack);
  const byId = (things: typeof cards) => Object.fromEntries(things.map(({ id }) => [id, id]));
  const words = { title: 'test', castles: byId(castles), cards: byId(cards), places: byId(places) };
  return { ...pack, words: { en: words } };
}

export const testPack: Pack = withWords(values);

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
