import type { PackProblem } from '@triptych/kernel';
import type { Pack, PackArea } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { FORCES, RESOURCES, SATRAPS } from '../things.ts';
import { checkAlike, checkAmounts, checkMost, checkRanges } from './count.ts';

const RULE = 'E15.2';

/** E15.2: our own pack; others may have other numbers. */
const LANDS = 12;
/** E15.2: all areas together. */
const AREAS_PER_RESOURCE = 10;
const AREAS_PER_FORCE = { least: 3, most: 4 };

/** E15.2: three different resources each, no two areas alike, everything spread evenly. */
export function checkAreas({ homes, lands }: Pack): PackProblem[] {
  const areas: readonly { readonly path: string; readonly area: PackArea }[] = [
    ...SATRAPS.map((satrap) => ({ path: `homes.${satrap}`, area: homes[satrap] })),
    ...lands.map((area, at) => ({ path: `lands[${at}]`, area })),
  ];
  const resources = areas.flatMap(({ area }) => area.resources);
  const forces = areas.map(({ area }) => area.force);
  return [
    ...(lands.length === LANDS
      ? []
      : [problem('lands', RULE, 'wrong-number', { found: lands.length, wanted: LANDS })]),
    ...areas.flatMap(({ path, area }) => checkMost(`${path}.resources`, RULE, area.resources, 1)),
    ...checkAlike(
      RULE,
      areas.map(({ path, area }) => ({ path: `${path}.resources`, list: area.resources })),
    ),
    ...checkAmounts('', RULE, resources, RESOURCES, AREAS_PER_RESOURCE),
    ...checkRanges('', RULE, forces, FORCES, AREAS_PER_FORCE),
  ];
}
