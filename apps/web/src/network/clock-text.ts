import type { Clock } from '@triptych/protocol';

/** The time left on a clock, in minutes and seconds. */
export function clockText({ left, since }: Clock, now: number): string {
  const seconds = Math.ceil(Math.max(0, since === null ? left : left - (now - since)) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
