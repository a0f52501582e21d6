import type { Clock, TableConfig, TimeControl } from '@triptych/protocol';

export function start(clock: Clock, now: number): Clock {
  return clock.since === null ? { left: clock.left, since: now } : clock;
}

export function stop(clock: Clock, now: number): Clock {
  return clock.since === null ? clock : { left: leftAt(clock, now), since: null };
}

export function leftAt({ left, since }: Clock, now: number): number {
  return since === null ? left : Math.max(0, left - (now - since));
}

/** Somebody who comes back after running out of time gets a little, enough to answer at all. */
export function refill(clock: Clock, bank: number, increment: number): Clock {
  return { left: Math.max(clock.left, increment, Math.floor(bank / 10)), since: null };
}

const DAY = 24 * 3600 * 1000;

/** How long a person may be on holiday in one match. */
export const HOLIDAY = 21 * DAY;

type Limited = Exclude<TimeControl, { kind: 'none' }>;

/** The clock of a seat before its first turn. */
export function fullClock(control: Limited): Clock {
  return { left: control.kind === 'days' ? control.days * DAY : control.bank, since: null };
}

/** What a clock shows after a turn with that much left. */
export function afterTurn(control: Limited, left: number): number {
  if (control.kind === 'days') return control.days * DAY;
  const gained = left + control.increment;
  return control.cap === undefined ? gained : Math.min(Math.max(control.cap, left), gained);
}

/**
 * After how many milliseconds a person without a connected device is no longer waited for. If a turn may take days,
 * being away is normal: then it is as long as a turn.
 */
export function awayAfter({ awayAfter: own, timeControl }: TableConfig): number {
  if (timeControl.kind === 'days') return timeControl.days * DAY;
  return own ?? AWAY_AFTER;
}

const AWAY_AFTER = 120_000;
