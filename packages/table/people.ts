import type { PersonId, TableState } from '@triptych/protocol';
import type { Seat } from '@triptych/kernel';
import { start, stop } from './clock.ts';
import { isAbsent, players, seatsOf } from './state.ts';

/** This person is no longer waited for. */
export function markAbsent(state: TableState, person: PersonId, since: number): void {
  state.absent = [...state.absent, { person, since }];
  seatsShowChange(state);
}

/** Somebody has shown up. */
export function markPresent(state: TableState, person: PersonId): void {
  if (!isAbsent(state, person)) return;
  state.absent = state.absent.filter((one) => one.person !== person);
  seatsShowChange(state);
}

export function makeHost(state: TableState, person: PersonId): void {
  state.host = person;
  seatsShowChange(state);
}

/**
 * A host without a seat can do nothing more for the table: somebody else becomes the host, if possible somebody who is
 * there.
 */
export function passHostOn(state: TableState): void {
  if (seatsOf(state, state.host).length > 0) return;
  const seated = state.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.id] : []));
  const next = players(state).find((person) => !isAbsent(state, person)) ?? seated.at(0);
  if (next !== undefined) makeHost(state, next);
}

export function takeHoliday(state: TableState, seat: Seat, on: boolean, at: number): void {
  const holiday = state.holidays[seat];
  state.holidays = state.holidays.with(seat, on ? start(holiday, at) : stop(holiday, at));
  seatsShowChange(state);
}

/** The public view of the seats depends only on the list of seats: a new list means a new view. */
function seatsShowChange(state: TableState): void {
  state.seats = [...state.seats];
}
