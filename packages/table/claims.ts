import type { Refused, Seat } from '@triptych/kernel';
import type { PersonId, TableState } from '@triptych/protocol';
import { devicesOf } from './devices.ts';
import { type Allowed, no } from './refusals.ts';

/** For how long somebody whose claim was rejected cannot claim a seat at the same table again, in milliseconds. */
const PAUSE = 60_000;

/** What another device may do, except to claim too much: a stranger could flood a table and its log. */
export function checkClaim(state: TableState, allowed: Allowed, now: number): Allowed {
  if (!allowed.ok || allowed.act.do !== 'claim') return allowed;
  return tooManyClaims(state, allowed.act.person, now) ?? allowed;
}

function tooManyClaims({ seats, rejected }: TableState, person: PersonId, now: number): Refused | null {
  if (seats.some((tableSeat) => devicesOf(tableSeat)?.claim?.person === person)) return no('claim-pending');
  return rejected.some((one) => one.person === person && now < one.at + PAUSE) ? no('claim-rejected') : null;
}

/** Remembers whose claim is about to be rejected, by the table or by themselves. */
export function noteRejected(state: TableState, seat: Seat, at: number): void {
  const claim = devicesOf(state.seats[seat])?.claim;
  if (claim === undefined || claim === null) return;
  state.rejected = [...state.rejected.filter((one) => at < one.at + PAUSE), { person: claim.person, at }];
}
