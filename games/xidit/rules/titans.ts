import { shuffle } from '@triptych/kernel';
import { NONE, type TitanId } from '../content/components.ts';
import type { XiditState } from '../state.ts';
import type { Play } from './play.ts';
import { tellTop } from './top-tile.ts';

/** X2.1 */
export const TITANS_IN_LAIR = 2;
/** X6.3 */
const NEW_RECRUIT_PILE = 2;

/** The titan on top of a lair, awake or asleep; NONE if the lair is empty. */
export function topTitan({ lairs, gone }: XiditState, lair: number): TitanId {
  return gone[lair] < TITANS_IN_LAIR ? lairs[lair][gone[lair]] : NONE;
}

export function anyRages({ raging }: XiditState): boolean {
  for (let lair = 0; lair < raging.length; lair++) if (raging[lair] === 1) return true;
  return false;
}

/** X6.4: the titans that can be eliminated now, whoever can pay them. */
export function ragingTitans(state: XiditState): TitanId[] {
  return state.raging.flatMap((rages, lair) => (rages === 1 ? [topTitan(state, lair)] : []));
}

/** X6.1: on each lair the top titan wakes, unless it is awake or the lair is empty. */
export function awakenTitans({ state, emit }: Play): void {
  const titans: TitanId[] = [];
  for (let lair = 0; lair < state.raging.length; lair++) {
    const titan = topTitan(state, lair);
    if (titan === NONE || state.raging[lair] === 1) continue;
    state.raging[lair] = 1;
    titans.push(titan);
  }
  emit?.({ type: 'titansAwoke', titans }, 'all');
}

/**
 * X6.3: the recruit pile is put on the turned threat discard. The top two are the new recruit pile, the rest is
 * shuffled and becomes the new threat pile.
 */
export function reinforce(play: Play): void {
  const { state, rng, emit } = play;
  const stack = [...state.threatDiscard.toReversed(), ...state.recruitPile];
  state.recruitPile = stack.splice(-NEW_RECRUIT_PILE);
  state.threatPile = shuffle(stack, rng);
  state.threatDiscard = [];
  emit?.({ type: 'reinforced', recruit: state.recruitPile.length, threat: stack.length }, 'all');
  tellTop(play, 'recruit');
  tellTop(play, 'threat');
}

/** X6.6: an eliminated titan leaves the game; the one under it stays asleep. */
export function removeTitan(state: XiditState, titan: TitanId): void {
  const lair = state.lairs.findIndex((titans) => titans.includes(titan));
  state.gone[lair]++;
  state.raging[lair] = 0;
}
