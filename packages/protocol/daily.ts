import { hashOf } from '@triptych/kernel';

/** The length of a day in milliseconds. */
export const DAY = 24 * 3600 * 1000;

/** The day of a time, everywhere the same: counted from 1970, by universal time. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** One of these, another one every day. */
export function ofTheDay<T>(all: readonly T[], day: number): T {
  return all[day % all.length];
}

/** The seed of a day's match. Nobody knows it in advance who does not know the secret. */
export function dailySeed(day: number, secret: string): string {
  return hashOf({ daily: day, secret });
}

/** How strong the bots of a daily match are. */
export const DAILY_STRENGTH = 'casual';
