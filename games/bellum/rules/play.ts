import type { Emit, Rng, Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import type { BellumState } from '../state.ts';

/** Everything a rule needs while it executes an answer. */
export interface Play {
  readonly components: Components;
  readonly state: BellumState;
  readonly rng: Rng;
  readonly emit: Emit<BellumEvent> | undefined;
}

/** The seat that comes `places` after the captain, clockwise. */
export function afterCaptain(state: BellumState, places: number): Seat {
  return (state.captain + places) % state.castles.length;
}

/** How often a symbol appears in a castle's active row. */
export function active(
  state: Pick<BellumState, 'row'>,
  castle: { readonly horde: readonly number[] },
  symbol: number,
): number {
  return castle.horde[state.row * 6 + symbol];
}

/**
 * Finds the next seat with a choice, counted from the captain, and makes it its turn. Seats without one are skipped:
 * everybody can see that they could do nothing.
 */
export function seekTurn(play: Play, hasChoice: (play: Play, seat: Seat) => boolean): boolean {
  const { state } = play;
  for (; state.served < state.castles.length; state.served++) {
    const seat = afterCaptain(state, state.served);
    if (hasChoice(play, seat)) {
      state.turn = seat;
      return true;
    }
  }
  return false;
}
