import type { Seat } from '@triptych/kernel';
import type { ChestId } from '../content/components.ts';
import { CHEST_KINDS, type ChestKind, MARKERS, type Marker } from '../content/symbols.ts';
import type { CastleState } from '../state.ts';
import type { Play } from './play.ts';

/** B1.4: bonus markers in the box, in the order of MARKERS. */
export const MARKERS_IN_BOX: Readonly<Record<Marker, number>> = { shield: 20, magicShield: 8, spell: 17 };

/** B1.5: the replacement when a kind of chest has run out. */
const INSTEAD: Readonly<Record<ChestKind, readonly ChestKind[]>> = {
  wooden: ['wooden', 'metal', 'golden'],
  metal: ['metal', 'wooden', 'golden'],
  golden: ['golden', 'metal', 'wooden'],
};

/** B1.5: draws a chest of this kind, or of the next kind that is left, or none. */
export function gainChest(play: Play, seat: Seat, wanted: ChestKind): void {
  const { components, state, emit } = play;
  for (const kind of INSTEAD[wanted]) {
    const stack = CHEST_KINDS.indexOf(kind);
    const chest = state.chestsDrawn[stack];
    if (chest === components.chestRange[kind][1]) continue;
    state.chestsDrawn[stack]++;
    emit?.({ type: 'chestGained', seat, chest, kind }, 'all');
    ownChest(play, seat, chest);
    return;
  }
}

/** B4.8, B4.10: a castle gains a chest, and its new owner looks into it. */
export function ownChest(play: Play, seat: Seat, chest: ChestId): void {
  const { state, emit } = play;
  state.castles[seat].chests.push(chest);
  const known = (state.chestSeen[chest] >> seat) & 1;
  if (known === 1) return;
  state.chestSeen[chest] |= 1 << seat;
  emit?.({ type: 'chestSeen', seat, chest, value: state.chestValues[chest] }, seat);
}

/** B1.5, B5.5: a bonus marker, if one is left. */
export function gainMarker(play: Play, seat: Seat, marker: Marker): void {
  const { state, emit } = play;
  const stack = MARKERS.indexOf(marker);
  if (state.markers[stack] === 0) return;
  state.markers[stack]--;
  keepMarker(state.castles[seat], marker);
  emit?.({ type: 'markerGained', seat, marker }, 'all');
}

function keepMarker(castle: CastleState, marker: Marker): void {
  switch (marker) {
    case 'shield':
      castle.shields++;
      return;
    case 'magicShield':
      castle.magicShields++;
      return;
    case 'spell':
      castle.spells++;
      return;
  }
}
