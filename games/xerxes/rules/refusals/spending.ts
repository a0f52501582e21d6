import { refuse, type Seat } from '@triptych/kernel';
import type { Components } from '../../content/components.ts';
import { RESOURCES } from '../../content/things.ts';
import { Build, buildChoice, Pay } from '../../questions.ts';
import { NONE, type XerxesState } from '../../state.ts';
import { MARKERS } from '../buildings.ts';
import { buildingsOf } from '../ending.ts';
import { mayUse } from '../play.ts';
import { canPay } from '../store.ts';
import { isBarred } from '../year-event.ts';
import { noAbility } from './ability.ts';
import { lackOf } from './lack.ts';
import type { Reason } from './codes.ts';

/** E8.2, E4.4, E11.6 */
export function noBuilding(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  const choice = buildChoice(option);
  if (choice.do === 'pass') return null;
  if (choice.do === 'ability') return noAbility(state, seat);
  const { building } = choice;
  const owner = state.buildings[building];
  if (owner === undefined || option < Build.pass) return null;
  if (choice.do === 'build' && owner !== NONE) return refuse('already-built', 'E8.2', { building });
  if (choice.do === 'displace') {
    if (!mayUse(state, seat, 'sogdia')) return refuse('no-ability', 'E11.6');
    if (owner === NONE) return refuse('not-built', 'E11.6', { building });
    if (owner === seat) return refuse('own-building', 'E11.6', { building });
    if (!state.buildings.includes(NONE)) return refuse('no-free-building', 'E11.6');
  }
  if (buildingsOf(state, seat) >= MARKERS) return refuse('no-markers', 'E8.2', { most: MARKERS });
  if (isBarred(components, state, seat, building)) return refuse('barred', 'E4.4', { building });
  const { cost } = components.buildings[building];
  return refuse('cannot-pay', 'E8.2', lackOf(RESOURCES, cost, state.seats[seat].resources));
}

/** E9.1 */
export function noTax(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  if (option === Pay.ability) return noAbility(state, seat);
  const card = option - Pay.card(0);
  if (components.taxes[card] === undefined) return null;
  if (!state.seats[seat].taxes.includes(card)) return refuse('not-in-hand', 'E9.1');
  const { cost } = components.taxes[card];
  if (canPay(state.seats[seat], cost)) return null;
  return refuse('cannot-pay', 'E9.1', lackOf(RESOURCES, cost, state.seats[seat].resources));
}
