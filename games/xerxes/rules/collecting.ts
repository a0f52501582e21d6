import type { Seat } from '@triptych/kernel';
import type { AreaId, Components, ResourceId } from '../content/components.ts';
import { Source } from '../questions.ts';
import { NONE, type XerxesState } from '../state.ts';
import { type Play, position } from './play.ts';
import { gain, kindsHeld, kindsWithRoom } from './store.ts';
import { isStopped } from './year-event.ts';

/** E6.1, E6.3: everybody collects from home and workers, in turn order; then the workers leave the map. */
export function collectAll(play: Play): void {
  const { state, emit } = play;
  for (const seat of state.order) {
    const { satrap, workers, used } = state.seats[seat];
    if (((used >> Source.home) & 1) === 0) collect(play, seat, satrap);
    for (const area of workers) if (area >= 0) collect(play, seat, area);
  }
  for (const { workers } of state.seats) workers.fill(NONE);
  state.occupied.length = 0;
  emit?.({ type: 'workersLeft' }, 'all');
  state.phase = 'giveUp';
  state.served = 0;
}

/** E6.1, E6.2: three resources, but not what the event stops, and no more than the store holds. */
function collect({ components, state, emit }: Play, seat: Seat, area: AreaId): void {
  const satrapy = state.seats[seat];
  const gained: ResourceId[] = [];
  const lost: ResourceId[] = [];
  const stopped: ResourceId[] = [];
  for (const resource of components.areas[area].resources) {
    if (isStopped(components, state, seat, resource)) stopped.push(resource);
    else if (gain(satrapy, resource)) gained.push(resource);
    else lost.push(resource);
  }
  emit?.({ type: 'collected', seat, area, gained, lost, stopped }, 'all');
}

function seatInPosition({ components, state }: Play, wanted: number): Seat | undefined {
  return state.order.find((seat) => position(components, state, seat) === wanted);
}

/** E7.1: position 1 gives up a resource; which one is a choice between kinds. */
export function seekGiver(play: Play): boolean {
  const { state } = play;
  const seat = state.served === 0 ? seatInPosition(play, 1) : undefined;
  if (seat === undefined) return false;
  const kinds = kindsHeld(state.seats[seat]);
  if (kinds.length === 0) return false;
  if (kinds.length === 1) {
    answerGiveUp(play, seat, kinds[0]);
    return false;
  }
  state.turn = seat;
  return true;
}

export function answerGiveUp({ state, emit }: Play, seat: Seat, resource: ResourceId): void {
  state.seats[seat].resources[resource]--;
  emit?.({ type: 'resourceGivenUp', seat, resource }, 'all');
  state.served = 1;
}

/** E7.4: what position 4 may choose from: not what the event stops, and only what fits. */
export function bonusOptions(components: Components, state: XerxesState, seat: Seat): ResourceId[] {
  return kindsWithRoom(state.seats[seat]).filter((resource) => !isStopped(components, state, seat, resource));
}

export function seekBonus(play: Play): boolean {
  const { components, state } = play;
  const seat = state.served === 0 ? seatInPosition(play, 4) : undefined;
  if (seat === undefined) return false;
  const kinds = bonusOptions(components, state, seat);
  if (kinds.length === 0) return false;
  if (kinds.length === 1) {
    answerBonus(play, seat, kinds[0]);
    return false;
  }
  state.turn = seat;
  return true;
}

export function answerBonus({ state, emit }: Play, seat: Seat, resource: ResourceId): void {
  gain(state.seats[seat], resource);
  emit?.({ type: 'bonusGained', seat, resource }, 'all');
  state.served = 1;
}
