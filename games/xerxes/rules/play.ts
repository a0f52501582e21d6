import type { Emit, Rng, Seat } from '@triptych/kernel';
import { type Components, type Effect, satrapId } from '../content/components.ts';
import type { Satrap } from '../content/things.ts';
import type { XerxesEvent } from '../events.ts';
import { NONE, type XerxesState } from '../state.ts';

/** Everything a rule needs while it executes an answer. */
export interface Play {
  readonly components: Components;
  readonly state: XerxesState;
  readonly rng: Rng;
  readonly emit: Emit<XerxesEvent> | undefined;
}

/** E11: this seat has the satrap, who still has the marker. */
export function mayUse(state: XerxesState, seat: Seat, satrap: Satrap): boolean {
  const { satrap: own, ability } = state.seats[seat];
  return ability > 0 && own === satrapId(satrap);
}

/** E11: once per game; the marker is given up. */
export function useAbility({ state, emit }: Play, seat: Seat): void {
  const satrapy = state.seats[seat];
  satrapy.ability = 0;
  emit?.({ type: 'abilityUsed', seat, satrap: satrapy.satrap }, 'all');
}

export function isSolo(state: XerxesState): boolean {
  return state.seats.length === 1;
}

/** E7, E12.1: the place on the turn-order track, or the one that the solo card gives. */
export function position(components: Components, state: XerxesState, seat: Seat): number {
  return isSolo(state) ? soloCard(components, state).position : state.order.indexOf(seat) + 1;
}

export function soloCard({ solo }: Components, state: XerxesState): Components['solo'][number] {
  return solo[state.solo[state.soloDrawn - 1]];
}

/** What this year's event does to a seat; null before it is revealed, and for a seat that ignores it (E11.2). */
export function effectOn(components: Components, state: XerxesState, seat: Seat): Effect | null {
  return state.event === NONE || state.ignores === seat ? null : components.events[state.event];
}

/**
 * Finds the next seat to be asked, in turn order, and makes it its turn. The others are skipped: everybody can see that
 * they have no choice.
 */
export function seekTurn(play: Play, isAsked: (play: Play, seat: Seat) => boolean): boolean {
  const { state } = play;
  for (; state.served < state.order.length; state.served++) {
    const seat = state.order[state.served];
    if (isAsked(play, seat)) {
      state.turn = seat;
      return true;
    }
  }
  return false;
}
