import type { Pile } from '../events.ts';
import type { Play } from './play.ts';

/** X2.3: the top of a pile is visible to all. */
export function tellTop({ state, emit }: Play, pile: Pile): void {
  const tile = (pile === 'recruit' ? state.recruitPile : state.threatPile).at(-1);
  if (tile !== undefined) emit?.({ type: 'topTurned', pile, tile }, 'all');
}
