import type { PackProblem } from '@triptych/kernel';
import type { Pack, PackArea } from '../pack.ts';
import { problem, type Thing } from '../pack-problems.ts';
import { BUILDINGS, FORCES, type Building, type Force, type Resource, RESOURCES } from '../things.ts';
import { checkAmounts, times } from './count.ts';

const RULE = 'E15.1';

/** E15.1: what the published text says about single areas. */
const AREAS: readonly { readonly area: string; readonly has: readonly Thing[] }[] = [
  { area: 'bactria', has: ['wheat', 'wool', 'wood', 'elephant'] },
  { area: 'aegyptus', has: ['chariot'] },
  { area: 'thracia', has: ['mercenary', 'wheat'] },
  { area: 'phoenicia', has: ['ship'] },
  { area: 'babylonia', has: ['wheat'] },
  { area: 'hyrcania', has: [] },
];

/** E15.1: India, Assyria and Parthia together. */
const TOGETHER: Readonly<Record<Resource, number>> = {
  gold: 2,
  stone: 0,
  iron: 2,
  wood: 2,
  wheat: 1,
  wool: 2,
};
const TOGETHER_FORCES: readonly Force[] = ['chariot', 'mercenary', 'elephant'];

/** E8.8 */
const COSTS: Partial<Readonly<Record<Building, readonly Resource[]>>> = {
  granary: ['wheat', 'wheat', 'wheat', 'wood', 'wood', 'stone'],
  fortification: ['stone', 'stone', 'stone', 'wheat', 'wheat', 'wood'],
};

/** E14.4 */
const TAX: readonly Resource[] = ['iron', 'iron', 'stone', 'stone', 'gold'];
/** E14.2, E14.5, E14.6 */
const CAMPAIGNS: readonly (readonly Force[])[] = [
  ['chariot', 'chariot', 'mercenary', 'elephant'],
  ['chariot', 'cavalry', 'mercenary', 'ship'],
  ['cavalry', 'chariot', 'elephant', 'weapon'],
];

/** E15.1: everything that the worked examples need. */
export function checkKnown(pack: Pack): PackProblem[] {
  return [...checkAreas(pack), ...checkTogether(pack), ...checkCosts(pack), ...checkCards(pack)];
}

function checkAreas(pack: Pack): PackProblem[] {
  const areas = new Map<string, PackArea>([
    ...Object.entries(pack.homes),
    ...pack.lands.map((land): [string, PackArea] => [land.id, land]),
  ]);
  return AREAS.flatMap(({ area: id, has }) => {
    const area = areas.get(id);
    if (area === undefined) return [problem('lands', RULE, 'unknown-area', { id })];
    const things: readonly Thing[] = [...area.resources, area.force];
    return has
      .filter((thing) => !things.includes(thing))
      .map((thing) => problem(id, RULE, 'not-here', { thing }));
  });
}

function checkTogether({ homes }: Pack): PackProblem[] {
  const three = [homes.india, homes.assyria, homes.parthia];
  const yields = three.flatMap(({ resources }) => resources);
  return [
    ...RESOURCES.flatMap((thing) => checkAmounts('homes', RULE, yields, [thing], TOGETHER[thing])),
    ...checkAmounts(
      'homes',
      RULE,
      three.map(({ force }) => force),
      TOGETHER_FORCES,
      1,
    ),
  ];
}

function checkCosts({ buildings }: Pack): PackProblem[] {
  return BUILDINGS.flatMap((building) => {
    const known = COSTS[building];
    if (known === undefined) return [];
    const { cost } = buildings[building];
    return RESOURCES.flatMap((thing) =>
      checkAmounts(`buildings.${building}.cost`, 'E8.8', cost, [thing], times(known, thing)),
    );
  });
}

function checkCards({ taxes, campaigns }: Pack): PackProblem[] {
  const forPoints = taxes.filter(({ force }) => force === undefined);
  const problems = isAsked(forPoints, TAX, RESOURCES) ? [] : [noSuchCard('taxes', TAX)];
  for (const forces of CAMPAIGNS) {
    if (!isAsked(campaigns, forces, FORCES)) problems.push(noSuchCard('campaigns', forces));
  }
  return problems;
}

function isAsked<T>(
  cards: readonly { readonly asks: readonly T[] }[],
  wanted: readonly T[],
  kinds: readonly T[],
): boolean {
  return cards.some(({ asks }) => kinds.every((kind) => times(asks, kind) === times(wanted, kind)));
}

function noSuchCard(path: string, asks: readonly Thing[]): PackProblem {
  return problem(path, RULE, 'no-such-card', { asks: asks.join(', ') });
}
