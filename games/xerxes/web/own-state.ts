import type { Seat } from '@triptych/kernel';
import { publicState } from '../imagine.ts';
import type { XerxesState } from '../state.ts';
import type { XerxesView } from '../view.ts';

/** A seat's view as a state in which only this seat holds cards. */
export function ownState(view: XerxesView, seat: Seat): XerxesState {
  const state = publicState(view);
  const mine = state.seats.at(seat);
  if (mine !== undefined && view.hand !== null) {
    mine.taxes = [...view.hand.taxes];
    mine.campaigns = [...view.hand.campaigns];
  }
  return state;
}
