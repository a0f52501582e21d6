/** How the ids of the daily games on this device begin. */
export const DAILY_MATCH = 'daily-';

/** Whether a match of this device is that of a day. */
export function isLocalDaily(match: string): boolean {
  return match.startsWith(DAILY_MATCH);
}
