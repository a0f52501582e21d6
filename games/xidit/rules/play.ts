import type { Emit, Rng, Seat } from '@triptych/kernel';
import { type Components, type Offer, NONE, type Tile } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditState } from '../state.ts';

/** Everything a rule needs while it executes an answer. */
export interface Play {
  readonly components: Components;
  /** The set of tiles of this match (X1.6). */
  readonly tiles: readonly Tile[];
  readonly state: XiditState;
  readonly rng: Rng;
  readonly emit: Emit<XiditEvent> | undefined;
}

/** Whether the game is now waiting for an answer. */
export type Waits = boolean;

/** X3.3: the seat that comes `places` after the first player, clockwise. */
export function afterFirst(state: XiditState, places: number): Seat {
  return (state.first + places) % state.lords.length;
}

/** The offer of the current elimination: the titan's rewards, or those of the threat in the lord's city. */
export function offerNow({ components, tiles, state }: Play, seat: Seat): Offer {
  if (state.titan !== NONE) return components.titans[state.titan].offer;
  return tiles[state.lords[seat].city].offer;
}

export function countUnits(units: readonly number[]): number {
  let number = 0;
  for (let of = 0; of < units.length; of++) number += units[of];
  return number;
}
