import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { BUILDINGS, FORCES, RESOURCES } from '../things.ts';
import { checkAlike, checkAmounts, checkMost, checkRanges } from './count.ts';

const TAXES = 'E15.3';
const CAMPAIGNS = 'E15.4';
const COSTS = 'E15.5';

/** E15.3 */
const TAXES_FOR_FORCE = 12;
const TAXES_PER_FORCE = 2;
const MOST_OF_A_RESOURCE = 3;
const TIMES_TAXED = 18;

/** E15.4: 64 forces on the cards, as evenly as six kinds allow. */
const MOST_OF_A_FORCE = 2;
const TIMES_CALLED = { least: 10, most: 11 };

/** E15.5 */
const TIMES_BUILT_WITH = 6;

/** E15.3 */
export function checkTaxes({ taxes }: Pack): PackProblem[] {
  const forces = taxes.flatMap(({ force }) => (force === undefined ? [] : [force]));
  const problems = taxes.flatMap(({ asks }, at) =>
    checkMost(`taxes[${at}].asks`, TAXES, asks, MOST_OF_A_RESOURCE),
  );
  if (forces.length !== TAXES_FOR_FORCE) {
    const values = { found: forces.length, wanted: TAXES_FOR_FORCE };
    problems.push(problem('taxes', TAXES, 'tax-kinds', values));
  }
  const asked = taxes.flatMap(({ asks }) => asks);
  return [
    ...problems,
    ...checkAmounts('taxes', TAXES, forces, FORCES, TAXES_PER_FORCE),
    ...checkAmounts('taxes', TAXES, asked, RESOURCES, TIMES_TAXED),
  ];
}

/** E15.4 */
export function checkCampaigns({ campaigns }: Pack): PackProblem[] {
  const cards = campaigns.map(({ asks }, at) => ({ path: `campaigns[${at}]`, list: asks }));
  const asked = campaigns.flatMap(({ asks }) => asks);
  return [
    ...cards.flatMap(({ path, list }) => checkMost(path, CAMPAIGNS, list, MOST_OF_A_FORCE)),
    ...checkAlike(CAMPAIGNS, cards),
    ...checkRanges('campaigns', CAMPAIGNS, asked, FORCES, TIMES_CALLED),
  ];
}

/** E15.5 */
export function checkCosts({ buildings }: Pack): PackProblem[] {
  const costs = BUILDINGS.map((building) => buildings[building].cost);
  return [
    ...BUILDINGS.flatMap((building) =>
      checkMost(`buildings.${building}.cost`, COSTS, buildings[building].cost, MOST_OF_A_RESOURCE),
    ),
    ...checkAmounts('buildings', COSTS, costs.flat(), RESOURCES, TIMES_BUILT_WITH),
  ];
}
