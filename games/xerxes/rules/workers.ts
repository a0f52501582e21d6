import type { Seat } from '@triptych/kernel';
import type { AreaId, Components } from '../content/components.ts';
import { WORKERS } from '../content/things.ts';
import { Place, placeChoice } from '../questions.ts';
import { NONE, ON_TRACK, type XerxesState } from '../state.ts';
import { claimTrack, mayClaim, trackIsFree } from './claim.ts';
import { isSolo, mayUse, type Play, soloCard, useAbility } from './play.ts';

/** E3.1: the round marker moves on; in a solo game a solo card is drawn (E12.1). */
export function beginRound({ components, state, emit }: Play): void {
  state.round++;
  state.phase = 'worker';
  state.served = 0;
  state.claim = NONE;
  state.event = NONE;
  state.ignores = NONE;
  state.converted = NONE;
  for (const satrapy of state.seats) {
    satrapy.used = 0;
    satrapy.workers.fill(NONE);
  }
  emit?.({ type: 'roundBegan', round: state.round }, 'all');
  if (!isSolo(state)) return;
  const card = state.solo[state.soloDrawn++];
  const home = state.seats[0].satrap;
  state.occupied = soloCard(components, state).occupied.filter((area) => area !== home);
  emit?.({ type: 'soloCardDrawn', card, occupied: [...state.occupied] }, 'all');
}

/** E3.2: in turn order the first worker of each, then in the same order the second. */
export function seekPlacer({ state }: Play): boolean {
  const players = state.order.length;
  if (state.served === players * WORKERS) return false;
  state.turn = state.order[state.served % players];
  return true;
}

/** Which of the two workers is being placed. */
export function workerNow(state: XerxesState): number {
  return Math.floor(state.served / state.order.length);
}

/** E3.3: the home of a satrap who is in play. */
export function isHome(state: XerxesState, area: AreaId): boolean {
  return state.seats.some(({ satrap }) => satrap === area);
}

export function isOccupied(state: XerxesState, area: AreaId): boolean {
  return state.occupied.includes(area) || state.seats.some(({ workers }) => workers.includes(area));
}

export function freeAreas(components: Components, state: XerxesState): AreaId[] {
  // Every search asks this for every worker, so the areas that are taken are collected once.
  const taken = new Uint8Array(components.areas.length);
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { satrap, workers } = state.seats[seat];
    if (satrap !== NONE) taken[satrap] = 1;
    for (let worker = 0; worker < workers.length; worker++)
      if (workers[worker] >= 0) taken[workers[worker]] = 1;
  }
  for (let at = 0; at < state.occupied.length; at++) taken[state.occupied[at]] = 1;
  const areas: AreaId[] = [];
  for (let area = 0; area < taken.length; area++) if (taken[area] === 0) areas.push(area);
  return areas;
}

/** E11.7: areas with somebody else's worker; in a solo game the occupied ones (E12.7). */
export function pushableAreas(components: Components, state: XerxesState, seat: Seat): AreaId[] {
  if (!mayUse(state, seat, 'bactria') || freeAreas(components, state).length === 0) return [];
  const rivals = state.seats.flatMap(({ workers }, other) => (other === seat ? [] : workers));
  return [...rivals.filter((area) => area >= 0), ...state.occupied].sort((a, b) => a - b);
}

export function placeOptions(components: Components, state: XerxesState, seat: Seat): number[] {
  const options = freeAreas(components, state).map(Place.area);
  if (trackIsFree(state)) options.push(Place.track);
  if (mayClaim(state, seat)) options.push(Place.claim);
  options.push(...pushableAreas(components, state, seat).map(Place.push));
  return options;
}

export function answerWorker(play: Play, seat: Seat, option: number): void {
  const { state, emit } = play;
  const choice = placeChoice(option);
  switch (choice.on) {
    case 'area':
      return placeWorker(play, seat, choice.area);
    case 'track':
      emit?.({ type: 'trackTaken', seat, worker: workerNow(state) }, 'all');
      state.claim = seat;
      state.seats[seat].workers[workerNow(state)] = ON_TRACK;
      state.served++;
      return;
    case 'claim':
      // The worker is placed next.
      return claimTrack(play, seat);
    case 'push':
      return takeArea(play, seat, choice.area);
  }
}

/** E11.7: an area with another player's worker; Bactria chooses where that worker goes if there is a choice. */
function takeArea(play: Play, seat: Seat, area: AreaId): void {
  const { components, state, emit } = play;
  useAbility(play, seat);
  emit?.({ type: 'areaTaken', seat, owner: workerOwner(state, area), area }, 'all');
  state.pushed = area;
  state.phase = 'push';
  const free = freeAreas(components, state);
  if (free.length === 1) answerPush(play, seat, free[0]);
}

/** Whose worker is in an area; null if it is empty or occupied by a solo card. */
export function workerOwner({ seats }: XerxesState, area: AreaId): Seat | null {
  const owner = seats.findIndex(({ workers }) => workers.includes(area));
  return owner < 0 ? null : owner;
}

/** That worker moves to a free area, and Bactria's takes its place. */
export function answerPush(play: Play, seat: Seat, to: AreaId): void {
  const { state, emit } = play;
  const from = state.pushed;
  const owner = workerOwner(state, from);
  const pieces = owner === null ? state.occupied : state.seats[owner].workers;
  pieces[pieces.indexOf(from)] = to;
  emit?.({ type: 'workerPushed', seat, owner, from, to }, 'all');
  state.pushed = NONE;
  state.phase = 'worker';
  placeWorker(play, seat, from);
}

function placeWorker({ state, emit }: Play, seat: Seat, area: AreaId): void {
  const worker = workerNow(state);
  state.seats[seat].workers[worker] = area;
  emit?.({ type: 'workerPlaced', seat, worker, area }, 'all');
  state.served++;
}
