import type { Seat } from '@triptych/kernel';
import type { RegionId } from '../content/components.ts';
import {
  ASSESSMENTS,
  BARDS,
  FLOORS,
  GOLD,
  INFLUENCE,
  REPUTATION,
  UNITS,
  WEALTH,
} from '../content/symbols.ts';
import { UNIT_WORTH } from '../content/weights.ts';
import { DECLINE } from '../questions.ts';
import { floorsOf, reputations, valuesIn } from '../rules/assessments.ts';
import { floorOptions, mostCensusBards } from '../rules/census.ts';
import { offerNow, type Play } from '../rules/play.ts';
import { bardsToPlace, floorsFor, regionsFor, rewardOptions } from '../rules/rewards.ts';
import { titanOptions } from '../rules/titan-hunt.ts';
import type { XiditState } from '../state.ts';
import { EVEN, type Taste, worthIn } from './worth.ts';

/** The bot's quick policy for every open question but the first: it looks at the state, never ahead. */
export function choose(play: Play, seat: Seat, taste = EVEN): number | number[] {
  const { components, state } = play;
  switch (state.phase) {
    case 'rewards':
      return chooseRewards(play, seat, taste);
    case 'bards':
      return placeSongs(play, seat, bardsToPlace(play, seat));
    case 'titan':
      return chooseTitan(play, seat);
    case 'payment':
      return choosePayment(state, seat, components.titans[state.titan].cost);
    case 'dummy':
      return chooseDummy(play, seat);
    case 'censusBards':
      return placeSongs(play, seat, mostCensusBards(state, seat));
    case 'censusFloor':
      return floorOptions(state, seat)[1] ?? DECLINE;
    default:
      return 0;
  }
}

/** The average return of a bard, in points of reputation. */
const POINTS_OF_A_BARD = 1.6;

/** The rewards that help most where the lord is. */
function chooseRewards(play: Play, seat: Seat, taste: Taste): number[] {
  const { components, state } = play;
  const offer = offerNow(play, seat);
  const gain = (assessment: number, have: number, more: number): number =>
    taste[assessment] * (worthIn(state, assessment, have + more) - worthIn(state, assessment, have));
  const gains: number[] = [];
  gains[GOLD] = gain(WEALTH, state.lords[seat].gold, offer[GOLD]);
  gains[BARDS] = gain(
    REPUTATION,
    reputations(components, state)[seat],
    Math.min(offer[BARDS], state.lords[seat].bards) * POINTS_OF_A_BARD,
  );
  gains[FLOORS] = gain(INFLUENCE, floorsOf(state, seat), floorsFor(state, seat, offer[FLOORS]));
  const { of, number } = rewardOptions(play, seat);
  const best = of.sort((one, other) => gains[other] - gains[one]).slice(0, number);
  return best.sort((one, other) => one - other);
}

/** Bards go, group by group, where they change the majorities most cheaply. */
function placeSongs({ components, state }: Play, seat: Seat, number: number): number[] {
  const regions = regionsFor(components, state, seat);
  const placed = regions.map(() => 0);
  for (let left = number; left > 0; ) {
    let best = 0;
    let most = -1;
    let group = 1;
    for (let at = 0; at < regions.length; at++) {
      const need = toLead(state, seat, regions[at], placed[at]);
      const worth = components.regions[regions[at]].first / (need > 0 ? need : 3 - need);
      if (worth <= most) continue;
      most = worth;
      best = at;
      group = Math.max(1, need);
    }
    const here = Math.min(group, left);
    placed[best] += here;
    left -= here;
  }
  return placed;
}

/** How many more bards it takes to lead alone; 0 or less for a seat that already does. */
function toLead({ lords }: XiditState, seat: Seat, region: RegionId, placed: number): number {
  let rival = 0;
  for (let other = 0; other < lords.length; other++) {
    if (other !== seat && lords[other].songs[region] > rival) rival = lords[other].songs[region];
  }
  return rival + 1 - lords[seat].songs[region] - placed;
}

/** The most expensive affordable titan: it offers most. */
function chooseTitan({ components, state }: Play, seat: Seat): number {
  return titanOptions(components, state, seat).at(-1) ?? DECLINE;
}

/** Spare units first, then weak ones. */
function choosePayment({ lords }: XiditState, seat: Seat, cost: number): number[] {
  const left = [...lords[seat].units];
  const paid = UNITS.map(() => 0);
  for (let unit = 0; unit < cost; unit++) {
    let cheapest = -1;
    for (let of = 0; of < left.length; of++) {
      if (left[of] === 0) continue;
      if (cheapest < 0 || UNIT_WORTH[of] / left[of] < UNIT_WORTH[cheapest] / left[cheapest]) cheapest = of;
    }
    left[cheapest]--;
    paid[cheapest]++;
  }
  return paid;
}

/** The dummy gains where the seat is farthest ahead of it. */
function chooseDummy({ components, state }: Play, seat: Seat): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let assessment = 0; assessment < ASSESSMENTS.length; assessment++) {
    const ahead = valuesIn(components, state, assessment)[seat] - state.dummy[assessment];
    if (ahead <= most) continue;
    most = ahead;
    best = assessment;
  }
  return best;
}
