import type { Clock } from '@triptych/protocol';

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
