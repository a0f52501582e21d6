import type { rest } from '@triptych/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** The time of day in a time zone, in minutes since midnight. */
export function minuteOfDay(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** The first moment from `at` on at which the clock of this time zone shows `minute`. */
export function nextTimeOfDay(at: number, minute: number, timeZone: string): number {
  const ahead = (from: number): number => (minute - minuteOfDay(from, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  // When the clocks change in between, the first guess is off by the difference.
  const corrected = (guess: number): number => {
    const off = ahead(guess);
    return guess + (off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off) * MINUTE;
  };
  const guess = Math.floor(at / MINUTE) * MINUTE + ahead(at) * MINUTE;
  const next = corrected(guess);
  return next >= at ? next : corrected(guess + DAY_MINUTES * MINUTE);
}

/** When the quiet hours around `at` end; null if `at` is not in quiet hours. */
export function quietUntil(at: number, { quiet, timeZone }: rest.NoticePreferences): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const now = minuteOfDay(at, timeZone);
  const { from, to } = quiet;
  const inside = from < to ? now >= from && now < to : now >= from || now < to;
  return inside ? nextTimeOfDay(at, to, timeZone) : null;
}

/** What decides when a player is notified of a turn. */
export interface Circumstances {
  /** Since when it is their turn. */
  readonly since: number;
  /** Until when they are, or were, looking at a page. */
  readonly hereUntil: number;
  /** When they were last told of a turn at this table. */
  readonly lastNotice: number | null;
}

/** How patient notices are, in milliseconds. */
export interface Patience {
  /** A turn that ends within this time needs no notice: bots and quick players finish sooner. */
  readonly settle: number;
  /** At most one notice per table in this time. */
  readonly gap: number;
}

export const PATIENCE: Patience = { settle: 3000, gap: MINUTE };

/** When to notify the person of this turn; null if never (a digest has its own time). */
export function dueAt(
  preferences: rest.NoticePreferences,
  { since, hereUntil, lastNotice }: Circumstances,
  now: number,
  { settle, gap }: Patience = PATIENCE,
): number | null {
  if (preferences.when === 'never' || preferences.when === 'digest') return null;
  const wait = preferences.when === 'away' ? preferences.awayMinutes * MINUTE : 0;
  const due = Math.max(since + settle, hereUntil + wait, (lastNotice ?? 0) + gap, now);
  return quietUntil(due, preferences) ?? due;
}
