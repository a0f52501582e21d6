import { refuse, type Seat } from '@triptych/kernel';
import type { Components } from '../../content/components.ts';
import { FORCES, FORCES_PER_CAMPAIGN } from '../../content/things.ts';
import { Convert, March } from '../../questions.ts';
import type { XerxesState } from '../../state.ts';
import { ANY_FORCE, countForces, missingForces, sourcesAtHand, usableForces } from '../forces.ts';
import { noAbility } from './ability.ts';
import { lackOf } from './lack.ts';
import type { Reason } from './codes.ts';

/** E5.3, E7.2 */
export function noCampaign(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  if (option === March.ability) return noAbility(state, seat);
  const card = option - March.card(0);
  if (components.campaigns[card] === undefined) return null;
  if (!state.seats[seat].campaigns.includes(card)) return refuse('not-in-hand', 'E5.1');
  const counts = countForces(components, state, seat);
  const missing = missingForces(components.campaigns[card], counts) - counts[ANY_FORCE];
  if (missing > 0) {
    const { need } = components.campaigns[card];
    return refuse('missing-forces', 'E5.3', { missing, ...lackOf(FORCES, need, counts) });
  }
  const atHand = sourcesAtHand(components, state, seat).length;
  return atHand >= FORCES_PER_CAMPAIGN && usableForces(components, state, seat, atHand) < FORCES_PER_CAMPAIGN
    ? refuse('one-must-rest', 'E7.2', { have: atHand })
    : refuse('too-few-forces', 'E5.3', { have: atHand });
}

/** E11.1 */
export function noConversion(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  const atHand = sourcesAtHand(components, state, seat).includes(Convert.source(option));
  return atHand ? refuse('same-force', 'E11.1') : refuse('not-at-hand', 'E11.1');
}

/** E5.2, E5.3 */
export function noForces(
  components: Components,
  state: XerxesState,
  seat: Seat,
  items: readonly (readonly number[])[],
  answer: readonly number[],
): Reason {
  if (answer.length !== items.length) return null;
  const atHand = sourcesAtHand(components, state, seat);
  if (answer.some((source) => !atHand.includes(source))) return refuse('not-at-hand', 'E5.2');
  if (new Set(answer).size < answer.length) return refuse('force-twice', 'E5.3');
  return refuse('wrong-force', 'E5.3');
}
