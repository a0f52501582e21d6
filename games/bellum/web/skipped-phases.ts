import type { Seat } from '@triptych/kernel';
import type { BellumEvent } from '../events.ts';

/** What a player could not do, and was therefore not asked about. */
export type Skipped = 'attackToday' | 'recruit' | 'both' | null;

const ATTACKS: readonly BellumEvent['type'][] = ['attackPassed', 'placeTaken', 'castleStormed'];
const RECRUITS: readonly BellumEvent['type'][] = ['recruited', 'recruitingEnded'];

/** Of today, if the player recruits now; else of yesterday, if they have not decided anything since. */
export function skippedPhases(story: readonly BellumEvent[], me: Seat, recruits: boolean): Skipped {
  const today = story.findLastIndex(({ type }) => type === 'dayBegan');
  if (today < 0) return null;
  const did = (events: readonly BellumEvent[], types: readonly BellumEvent['type'][]): boolean =>
    events.some((event) => types.includes(event.type) && 'seat' in event && event.seat === me);
  const sinceDawn = story.slice(today);
  if (recruits) return did(sinceDawn, ATTACKS) || did(sinceDawn, RECRUITS) ? null : 'attackToday';
  if (did(sinceDawn, ['rollAccepted', 'rollBought'])) return null;
  const yesterday = story.slice(0, today).findLastIndex(({ type }) => type === 'dayBegan');
  if (yesterday < 0) return null;
  const dayBefore = story.slice(yesterday, today);
  // The player learnt that the swords were too few when recruiting.
  if (did(dayBefore, RECRUITS)) return null;
  return did(dayBefore, ATTACKS) ? 'recruit' : 'both';
}
