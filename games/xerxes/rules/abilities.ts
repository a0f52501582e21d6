import type { Seat } from '@triptych/kernel';
import { STORE } from '../content/things.ts';
import { Pair, Rob } from '../questions.ts';
import { NONE, type XerxesState } from '../state.ts';
import { claimTrack, mayClaim } from './claim.ts';
import { mayUse, type Play, useAbility } from './play.ts';
import { rivals } from './points.ts';
import { kindsWithRoom } from './store.ts';

/** E11.3 to E11.5: abilities for the building and the tax turn. */
export function hasAbilityHere(state: XerxesState, seat: Seat): boolean {
  if (mayClaim(state, seat)) return true;
  if (mayUse(state, seat, 'india')) return robOptions(state, seat).length > 0;
  return mayUse(state, seat, 'parthia') && giveOptions(state, seat).length > 0;
}

/** Gives up the marker, and asks what follows unless there is only one way. */
export function beginAbility(play: Play, seat: Seat): void {
  const { state } = play;
  if (mayClaim(state, seat)) return claimTrack(play, seat);
  const india = mayUse(state, seat, 'india');
  useAbility(play, seat);
  state.phase = india ? 'rob' : 'give';
  const options = india ? robOptions(state, seat) : giveOptions(state, seat);
  if (options.length > 1) return;
  if (india) answerRob(play, seat, options[0]);
  else answerGive(play, seat, options[0]);
}

/** E11.3: a resource that a rival has and that fits into one's own store. */
export function robOptions(state: XerxesState, seat: Seat): number[] {
  const kinds = kindsWithRoom(state.seats[seat]);
  return rivals(state, seat).flatMap((victim) =>
    kinds
      .filter((resource) => state.seats[victim].resources[resource] > 0)
      .map((resource) => Rob.option(victim, resource)),
  );
}

export function answerRob({ state, emit }: Play, seat: Seat, option: number): void {
  const victim = Rob.victim(option);
  const resource = Rob.resource(option);
  state.seats[victim].resources[resource]--;
  state.seats[seat].resources[resource]++;
  state.phase = state.within;
  emit?.({ type: 'robbed', seat, victim, resource }, 'all');
}

/** E11.4: any two resources, if two of other kinds fit in their place. */
export function giveOptions(state: XerxesState, seat: Seat): number[] {
  return pairs(state.seats[seat].resources).filter((given) => takeOptions(state, seat, given).length > 0);
}

/** E11.4: two resources of kinds that were not given, within the limit. */
export function takeOptions(state: XerxesState, seat: Seat, given: number): number[] {
  const gone = Pair.resources(given);
  const { resources } = state.seats[seat];
  return pairs(resources.map((count, kind) => (gone.includes(kind) ? 0 : STORE - count)));
}

/** Every pair of resources within these counts. */
function pairs(counts: readonly number[]): number[] {
  const options: number[] = [];
  for (let first = 0; first < counts.length; first++) {
    if (counts[first] > 1) options.push(Pair.option(first, first));
    for (let second = first + 1; second < counts.length; second++) {
      if (counts[first] > 0 && counts[second] > 0) options.push(Pair.option(first, second));
    }
  }
  return options;
}

export function answerGive(play: Play, seat: Seat, given: number): void {
  const { state, emit } = play;
  const resources = Pair.resources(given);
  for (const resource of resources) state.seats[seat].resources[resource]--;
  emit?.({ type: 'resourcesGiven', seat, resources: [...resources] }, 'all');
  state.given = given;
  state.phase = 'take';
  const options = takeOptions(state, seat, given);
  if (options.length === 1) answerTake(play, seat, options[0]);
}

export function answerTake({ state, emit }: Play, seat: Seat, taken: number): void {
  const resources = Pair.resources(taken);
  for (const resource of resources) state.seats[seat].resources[resource]++;
  emit?.({ type: 'resourcesTaken', seat, resources: [...resources] }, 'all');
  state.given = NONE;
  state.phase = state.within;
}
