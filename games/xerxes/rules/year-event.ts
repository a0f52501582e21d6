import type { Seat } from '@triptych/kernel';
import type { BuildingId, Components, ResourceId } from '../content/components.ts';
import { YES } from '../questions.ts';
import { NONE, type XerxesState } from '../state.ts';
import { effectOn, isSolo, mayUse, type Play, seekTurn, soloCard, useAbility } from './play.ts';
import { gain, room, roomForAll } from './store.ts';

/** E4.3 */
const HEIR_GIVES = 3;

/** E3.5, E4.5: the next event of the deck, for this year only. */
export function revealEvent({ state, emit }: Play): void {
  state.event = state.events[state.eventsDrawn++];
  emit?.({ type: 'eventRevealed', event: state.event }, 'all');
  state.phase = 'ignore';
  state.served = 0;
}

/** E11.2: Babylonia decides before anyone campaigns, if the event takes something away **[R]**. */
export function seekDenier(play: Play): boolean {
  return seekTurn(play, ({ components, state }, seat) => {
    if (!mayUse(state, seat, 'babylonia')) return false;
    const effect = components.events[state.event];
    switch (effect.effect) {
      case 'stops':
        return true;
      case 'bars':
        return state.buildings[effect.building] === NONE && !soloBars(components, state, effect.building);
      case 'blessing':
      case 'heir':
        return false;
    }
  });
}

export function answerIgnore(play: Play, seat: Seat, option: number): void {
  const { state, emit } = play;
  const { event } = state;
  if (option === YES) {
    useAbility(play, seat);
    state.ignores = seat;
    emit?.({ type: 'eventIgnored', seat, event }, 'all');
  } else {
    emit?.({ type: 'eventAccepted', seat, event }, 'all');
  }
  state.served++;
}

/** E4.3: in turn order everybody takes three resources, as far as the store has room. */
export function seekHeir(play: Play): boolean {
  return seekTurn(play, ({ components, state }, seat) => {
    if (effectOn(components, state, seat)?.effect !== 'heir') return false;
    const satrapy = state.seats[seat];
    if (roomForAll(satrapy) > HEIR_GIVES) return true;
    takeGift(
      play,
      seat,
      satrapy.resources.map((_, resource) => room(satrapy, resource)),
    );
    return false;
  });
}

/** E4.3: how many resources the heir gives this seat. */
export function heirGift(state: XerxesState, seat: Seat): number {
  return Math.min(HEIR_GIVES, roomForAll(state.seats[seat]));
}

export function answerHeir(play: Play, seat: Seat, counts: readonly number[]): void {
  takeGift(play, seat, counts);
  play.state.served++;
}

function takeGift({ state, emit }: Play, seat: Seat, counts: readonly number[]): void {
  for (const [resource, count] of counts.entries()) {
    for (let piece = 0; piece < count; piece++) gain(state.seats[seat], resource);
  }
  if (counts.some((count) => count > 0)) emit?.({ type: 'heirGave', seat, gained: [...counts] }, 'all');
}

/** E4.1, E11.2: whether the event stops this resource for this seat this year. */
export function isStopped(
  components: Components,
  state: XerxesState,
  seat: Seat,
  resource: ResourceId,
): boolean {
  const effect = effectOn(components, state, seat);
  return effect?.effect === 'stops' && effect.resource === resource;
}

/** E4.4, E12.6: a building that this seat cannot build this round. Ignoring the event lifts only the event's bar. */
export function isBarred(
  components: Components,
  state: XerxesState,
  seat: Seat,
  building: BuildingId,
): boolean {
  const effect = effectOn(components, state, seat);
  return (effect?.effect === 'bars' && effect.building === building) || soloBars(components, state, building);
}

function soloBars(components: Components, state: XerxesState, building: BuildingId): boolean {
  return isSolo(state) && soloCard(components, state).bars === building;
}
