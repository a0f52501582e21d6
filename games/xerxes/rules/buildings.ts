import type { Seat } from '@triptych/kernel';
import type { BuildingId, Components } from '../content/components.ts';
import { type Building, BUILDINGS } from '../content/things.ts';
import { Build, buildChoice } from '../questions.ts';
import { NONE, type XerxesState } from '../state.ts';
import { beginAbility, hasAbilityHere } from './abilities.ts';
import { buildingsOf } from './ending.ts';
import { mayUse, type Play, useAbility } from './play.ts';
import { gainPoints, losePoints, lossIsChosen, rivals } from './points.ts';
import { checkGoals } from './solo.ts';
import { canPay, pay } from './store.ts';
import { isBarred } from './year-event.ts';

/** E8.2 */
export const MARKERS = 3;

interface Reward {
  /** Victory points: a fixed part, and one for each round. */
  readonly fixed: number;
  readonly perRound: number;
  /** What the others lose in all. */
  readonly loss: number;
}

/** E8.3 to E8.6 */
const REWARDS: Readonly<Record<Building, Reward>> = {
  temple: { fixed: 8, perRound: -1, loss: 0 },
  road: { fixed: 4, perRound: 0, loss: 2 },
  bridge: { fixed: 4, perRound: 0, loss: 2 },
  granary: { fixed: 3, perRound: 0, loss: 3 },
  palace: { fixed: 3, perRound: 0, loss: 3 },
  fortification: { fixed: 0, perRound: 1, loss: 0 },
};

export function buildingPoints(building: BuildingId, round: number): number {
  const { fixed, perRound } = REWARDS[BUILDINGS[building]];
  return fixed + perRound * round;
}

export function buildingLoss(building: BuildingId): number {
  return REWARDS[BUILDINGS[building]].loss;
}

/** E4.4, E8.2: a marker is left, nothing bars it, and the resources are there. */
function canAfford(components: Components, state: XerxesState, seat: Seat, building: BuildingId): boolean {
  return (
    canPay(state.seats[seat], components.buildings[building].cost) &&
    buildingsOf(state, seat) < MARKERS &&
    !isBarred(components, state, seat, building)
  );
}

/** E11.6: another player's building, while a free one is left for the marker. */
function canDisplace(components: Components, state: XerxesState, seat: Seat, building: BuildingId): boolean {
  const owner = state.buildings[building];
  return (
    mayUse(state, seat, 'sogdia') &&
    owner !== NONE &&
    owner !== seat &&
    state.buildings.includes(NONE) &&
    canAfford(components, state, seat, building)
  );
}

/** E8.1 */
export function buildOptions(components: Components, state: XerxesState, seat: Seat): number[] {
  const options: number[] = [Build.pass];
  for (let building = 0; building < state.buildings.length; building++) {
    if (state.buildings[building] === NONE) {
      if (canAfford(components, state, seat, building)) options.push(Build.building(building));
    } else if (canDisplace(components, state, seat, building)) options.push(Build.displace(building));
  }
  if (hasAbilityHere(state, seat)) options.push(Build.ability);
  return options;
}

/** E8.1: repeatedly in turn order, until all have passed in a row. A player who could only pass is not asked. */
export function seekBuilder({ components, state }: Play): boolean {
  for (; state.passes < state.order.length; state.passes++, state.served++) {
    const seat = state.order[state.served % state.order.length];
    if (buildOptions(components, state, seat).length === 1) continue;
    state.turn = seat;
    return true;
  }
  return false;
}

export function answerBuild(play: Play, seat: Seat, option: number): void {
  const { state, emit } = play;
  const choice = buildChoice(option);
  switch (choice.do) {
    case 'pass':
      emit?.({ type: 'buildingPassed', seat }, 'all');
      state.passes++;
      state.served++;
      return;
    case 'build':
      return build(play, seat, choice.building);
    case 'displace':
      return displace(play, seat, choice.building);
    case 'ability':
      state.within = 'build';
      return beginAbility(play, seat);
  }
}

/** E11.6: the builder's marker goes to a free building, of the displacing player's choice if there are several. */
function displace(play: Play, seat: Seat, building: BuildingId): void {
  const { state, emit } = play;
  useAbility(play, seat);
  emit?.({ type: 'buildingTaken', seat, owner: state.buildings[building], building }, 'all');
  state.building = building;
  state.phase = 'move';
  const free = freeBuildings(state);
  if (free.length === 1) answerMove(play, seat, free[0]);
}

export function freeBuildings({ buildings }: XerxesState): BuildingId[] {
  return buildings.flatMap((owner, building) => (owner === NONE ? [building] : []));
}

/** E11.6: the displaced marker counts as a building without reward; then Sogdia builds as usual. */
export function answerMove(play: Play, seat: Seat, to: BuildingId): void {
  const { state, emit } = play;
  const from = state.building;
  const owner = state.buildings[from];
  state.buildings[to] = owner;
  state.phase = 'build';
  emit?.({ type: 'markerMoved', seat, owner, from, to }, 'all');
  build(play, seat, from);
}

/** E8.2 to E8.6 */
function build(play: Play, seat: Seat, building: BuildingId): void {
  const { components, state, emit } = play;
  pay(state.seats[seat], components.buildings[building].cost);
  state.buildings[building] = seat;
  state.building = NONE;
  state.passes = 0;
  state.served++;
  emit?.({ type: 'built', seat, building, round: state.round }, 'all');
  gainPoints(play, seat, buildingPoints(building, state.round), 'building');
  if (checkGoals(play)) return;
  const loss = buildingLoss(building);
  if (loss === 0) return;
  if (lossIsChosen(state, seat)) {
    state.building = building;
    state.phase = 'divide';
  } else for (const rival of rivals(state, seat)) losePoints(play, rival, loss, seat);
}

/** E8.7: the whole loss, divided among the others as the builder likes. */
export function answerDivide(play: Play, seat: Seat, losses: readonly number[]): void {
  const { state } = play;
  for (const [at, rival] of rivals(state, seat).entries()) losePoints(play, rival, losses[at], seat);
  state.building = NONE;
  state.phase = 'build';
}
