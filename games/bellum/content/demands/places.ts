import type { PackProblem } from '@triptych/kernel';
import type { Pack, PackPlace } from '../pack.ts';
import { type LootKind, problem } from '../pack-problems.ts';
import { CHEST_KINDS, type PlaceKind } from '../symbols.ts';
import { isWithin, type Range } from '../weights.ts';

const RULE = 'B10.4';

interface Demand {
  readonly defence: Range;
  /** What the loot must or must not hold; kinds not named are free. */
  readonly loot: Partial<Readonly<Record<LootKind, Range>>>;
  /** All its chests together. */
  readonly chests: Range;
}

const NONE: Range = { least: 0, most: 0 };
const ANY_CHESTS: Range = { least: 1, most: 9 };

/** B10.4 */
const DEMANDS: Readonly<Record<PlaceKind, Demand>> = {
  tavern: {
    defence: { least: 2, most: 3 },
    loot: { barrels: { least: 1, most: 1 } },
    chests: NONE,
  },
  farm: {
    defence: { least: 1, most: 3 },
    loot: { food: { least: 1, most: 9 }, wooden: { least: 0, most: 1 }, metal: NONE, golden: NONE },
    chests: { least: 0, most: 1 },
  },
  village: { defence: { least: 3, most: 6 }, loot: { golden: NONE }, chests: ANY_CHESTS },
  city: { defence: { least: 6, most: 10 }, loot: { wooden: NONE }, chests: ANY_CHESTS },
};

/** B10.4: some cities have magic shields, but not all; one is as in the example B9.3. */
const MAGIC_CITIES: Range = { least: 1, most: 9 };
const EXAMPLE = { shields: 6, magicShields: 1 };
/** B10.4, for the example B9.2. */
const EXAMPLE_DEFENCE = 3;

export function checkPlaces({ tavern, farms, villages, cities }: Pack): PackProblem[] {
  const problems = [
    ...checkPlace('tavern', 'tavern', tavern),
    ...farms.flatMap((place, at) => checkPlace(`farms[${at}]`, 'farm', place)),
    ...villages.flatMap((place, at) => checkPlace(`villages[${at}]`, 'village', place)),
    ...cities.flatMap((place, at) => checkPlace(`cities[${at}]`, 'city', place)),
  ];
  const found = cities.filter(({ magicShields }) => magicShields > 0).length;
  if (!isWithin(found, MAGIC_CITIES)) {
    problems.push(problem('cities', RULE, 'magic-cities', { found, ...MAGIC_CITIES }));
  }
  const { shields, magicShields } = EXAMPLE;
  if (!cities.some((city) => city.shields === shields && city.magicShields === magicShields)) {
    problems.push(problem('cities', RULE, 'no-such-city', EXAMPLE));
  }
  if (![...farms, ...villages].some((place) => defenceOf(place) === EXAMPLE_DEFENCE)) {
    problems.push(problem('', RULE, 'no-such-defence', { defence: EXAMPLE_DEFENCE }));
  }
  return problems;
}

function checkPlace(path: string, kind: PlaceKind, place: PackPlace): PackProblem[] {
  const demand = DEMANDS[kind];
  const problems: PackProblem[] = [];
  const defence = defenceOf(place);
  if (!isWithin(defence, demand.defence)) {
    problems.push(problem(path, RULE, 'defence', { found: defence, ...demand.defence }));
  }
  if (kind !== 'city' && place.magicShields > 0) {
    problems.push(problem(`${path}.magicShields`, RULE, 'magic-shields-not-here', {}));
  }
  for (const loot of LOOT_KINDS) {
    const range = demand.loot[loot];
    const found = place.loot[loot];
    if (range === undefined || isWithin(found, range)) continue;
    problems.push(problem(`${path}.loot.${loot}`, RULE, 'loot', { loot, found, ...range }));
  }
  const chests = CHEST_KINDS.reduce((sum, chest) => sum + place.loot[chest], 0);
  if (!isWithin(chests, demand.chests)) {
    problems.push(problem(`${path}.loot`, RULE, 'loot-chests', { found: chests, ...demand.chests }));
  }
  return problems;
}

const LOOT_KINDS: readonly LootKind[] = ['food', 'glyphs', 'barrels', 'wooden', 'metal', 'golden'];

function defenceOf({ shields, magicShields }: PackPlace): number {
  return shields + magicShields;
}
