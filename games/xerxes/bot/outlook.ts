import type { Outlook, Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { MARKERS } from '../rules/buildings.ts';
import { buildingsOf, POINTS_TO_END, ROUNDS } from '../rules/ending.ts';
import type { XerxesState } from '../state.ts';
import beliefs from './beliefs.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };
import { aims, storeWorth } from './worth.ts';

/** From this many points on, the end of the game is near. */
const NEAR_END = POINTS_TO_END - 8;

/** What makes a satrap win, at the beginning of a round. */
export function xerxesOutlook(components: Components): Outlook<XerxesState> {
  return {
    momentOf: (state) => state.round,
    stageOf: ({ round }) => Math.min(ROUNDS, Math.max(1, round)) - 1,
    features: [
      'points',
      'nearEnd',
      'storeWorth',
      'resources',
      'kinds',
      'affordable',
      'permanent',
      'campaigns',
      'readiest',
      'nextReadiest',
      'ready',
      'pointTaxes',
      'forceTaxes',
      'markers',
      'ability',
      'first',
      'second',
      'third',
    ],
    featuresOf: (state, seat) => featuresOf(components, state, seat),
    weights,
    beliefs,
  };
}

/** With this many forces without a worker, a campaign is as good as won. */
const READY = 2;

function featuresOf(components: Components, state: XerxesState, seat: Seat): number[] {
  const { points, resources, permanent, campaigns, taxes, ability } = state.seats[seat];
  const list = aims(components, state, seat);
  let affordable = 0;
  for (const { cost } of list) if (cost.every((wanted, kind) => wanted <= resources[kind])) affordable++;
  let held = 0;
  let kinds = 0;
  for (const number of resources) {
    held += number;
    if (number > 0) kinds++;
  }
  let readiest = 0;
  let next = 0;
  let ready = 0;
  for (const card of campaigns) {
    const served = servedForces(components, state, seat, card);
    if (served >= READY) ready++;
    if (served > readiest) {
      next = readiest;
      readiest = served;
    } else if (served > next) next = served;
  }
  let pointTaxes = 0;
  for (const card of taxes) if (components.taxes[card].force === null) pointTaxes++;
  const place = state.order.indexOf(seat);
  return [
    points,
    Math.max(0, points - NEAR_END),
    storeWorth(list, resources),
    held,
    kinds,
    affordable,
    permanent.length,
    campaigns.length,
    readiest,
    next,
    ready,
    pointTaxes,
    taxes.length - pointTaxes,
    MARKERS - buildingsOf(state, seat),
    ability,
    place === 0 ? 1 : 0,
    place === 1 ? 1 : 0,
    place === 2 ? 1 : 0,
  ];
}

/** How many forces of a campaign home and the permanent forces provide. */
function servedForces(components: Components, state: XerxesState, seat: Seat, card: number): number {
  const { satrap, permanent } = state.seats[seat];
  const { need } = components.campaigns[card];
  const home = components.areas[satrap].force;
  let served = 0;
  for (let force = 0; force < need.length; force++) {
    if (need[force] === 0) continue;
    let have = force === home ? 1 : 0;
    for (const kind of permanent) if (kind === force) have++;
    served += Math.min(have, need[force]);
  }
  return served;
}
