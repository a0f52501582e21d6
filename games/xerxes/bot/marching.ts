import type { Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { FORCES_PER_CAMPAIGN } from '../content/things.ts';
import { Convert, March, Source } from '../questions.ts';
import { mayClaim } from '../rules/claim.ts';
import { ANY_FORCE, canFulfil, countForces, forceOf, missingForces, usableForces } from '../rules/forces.ts';
import type { XerxesState } from '../state.ts';
import { wantsClaim } from './turn-order.ts';
import { proposeForces } from './propose-forces.ts';
import { bestOf } from './spending.ts';
import { campaignWorth, type Taste, waitingShare } from './worth.ts';

/** Per serving area: later, permanent forces may spare it. */
const WAITING = 1.6;

/** E5.1: the cheapest campaign, if it is worth what its areas would have yielded; E11.1 where it helps. */
export function bestMarch(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
  taste: Taste,
): number {
  let best: number = March.done;
  let leastLoss = campaignWorth(state, taste);
  for (const option of options) {
    if (option === March.done || option === March.ability) continue;
    const proposal = proposeForces(components, state, seat, option - March.card(0), taste);
    if (proposal === null) continue;
    const areas = proposal.sources.filter((source) => source < Source.blessing).length;
    const loss = proposal.loss + WAITING * areas * waitingShare(state);
    if (loss >= leastLoss) continue;
    leastLoss = loss;
    best = option;
  }
  if (best === March.done && options.includes(March.ability) && helps(components, state, seat, taste)) {
    return March.ability;
  }
  return best;
}

/** E11.1: a card lacks exactly one force; E11.5: another position would be better. */
function helps(components: Components, state: XerxesState, seat: Seat, taste: Taste): boolean {
  if (mayClaim(state, seat)) return wantsClaim(components, state, seat);
  const counts = countForces(components, state, seat);
  const atHand = counts.reduce((sum, count) => sum + count, 0);
  const isWorthless = campaignWorth(state, taste) === 0;
  if (isWorthless || usableForces(components, state, seat, atHand) < FORCES_PER_CAMPAIGN) {
    return false;
  }
  return state.seats[seat].campaigns.some(
    (card) => missingForces(components.campaigns[card], counts) === counts[ANY_FORCE] + 1,
  );
}

/** E11.1: a force that no card within reach needs becomes the missing one; permanent forces first. */
export function bestConversion(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
): number {
  const counts = countForces(components, state, seat);
  const atHand = counts.reduce((sum, count) => sum + count, 0);
  const usable = usableForces(components, state, seat, atHand);
  return bestOf(options, (option) => {
    const source = Convert.source(option);
    const changed = [...counts];
    changed[forceOf(components, state, seat, source)]--;
    changed[Convert.force(option)]++;
    const fulfils = state.seats[seat].campaigns.some((card) =>
      canFulfil(components.campaigns[card], changed, usable),
    );
    return (fulfils ? 10 : 0) + (source >= Source.permanent(0) ? 1 : 0);
  });
}
