import type { Seat } from '@triptych/kernel';
import type { Components, TaxId } from '../content/components.ts';
import { Pay } from '../questions.ts';
import type { XerxesState } from '../state.ts';
import { beginAbility, hasAbilityHere } from './abilities.ts';
import { type Play, seekTurn } from './play.ts';
import { gainPoints } from './points.ts';
import { checkGoals } from './solo.ts';
import { canPay, pay } from './store.ts';

/** E9.2 */
const REWARD = 3;

/** E9.1: in turn order. A player who may hold a card that can be paid is asked, even without one: that is secret. */
export function seekPayer(play: Play): boolean {
  return seekTurn(
    play,
    ({ components, state }, seat) => hasAbilityHere(state, seat) || mightPay(components, state, seat),
  );
}

/** Whether, as far as is public, this seat could have a card to pay: any that was never shown. */
export function mightPay(components: Components, state: XerxesState, seat: Seat): boolean {
  if (state.seats[seat].taxes.length === 0) return false;
  for (let card = 0; card < components.taxes.length; card++) {
    // Few cards can be paid, so this is asked first.
    if (canPay(state.seats[seat], components.taxes[card].cost) && !isPaid(state, card)) return true;
  }
  return false;
}

function isPaid({ seats }: XerxesState, card: TaxId): boolean {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].taxesPaid.includes(card)) return true;
  return false;
}

export function taxOptions(components: Components, state: XerxesState, seat: Seat): number[] {
  const options: number[] = [Pay.done];
  const satrapy = state.seats[seat];
  for (const card of satrapy.taxes) {
    if (canPay(satrapy, components.taxes[card].cost)) options.push(Pay.card(card));
  }
  if (hasAbilityHere(state, seat)) options.push(Pay.ability);
  return options;
}

export function answerTax(play: Play, seat: Seat, option: number): void {
  const { state, emit } = play;
  if (option === Pay.done) {
    emit?.({ type: 'taxesEnded', seat }, 'all');
    state.served++;
  } else if (option === Pay.ability) {
    state.within = 'tax';
    beginAbility(play, seat);
  } else payTax(play, seat, option - Pay.card(0));
}

/** E9.2: a permanent force, or victory points. */
function payTax(play: Play, seat: Seat, card: TaxId): void {
  const { components, state, emit } = play;
  const satrapy = state.seats[seat];
  const { cost, force } = components.taxes[card];
  pay(satrapy, cost);
  satrapy.taxes = satrapy.taxes.filter((other) => other !== card);
  satrapy.taxesPaid.push(card);
  emit?.({ type: 'taxPaid', seat, card }, 'all');
  if (force === null) gainPoints(play, seat, REWARD, 'tax');
  else {
    satrapy.permanent.push(force);
    emit?.({ type: 'forceGained', seat, force }, 'all');
  }
  checkGoals(play);
}
