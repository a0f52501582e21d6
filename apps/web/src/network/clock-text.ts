import type { Clock } from '@triptych/protocol';
import { settings } from '@triptych/board-kit/settings.svelte.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left on a clock. */
export function timeLeft({ left, since }: Clock, now: number): number {
  return Math.max(0, since === null ? left : left - (now - since));
}

/** The time left on a clock: minutes and seconds, or days and hours. */
export function clockText(clock: Clock, now: number): string {
  const seconds = Math.ceil(timeLeft(clock, now) / 1000);
  if (seconds >= HOUR) return durationText(seconds * 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A span of time in its two largest units, in the reader's language. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts: [number, string][] = [
    [Math.floor(seconds / DAY), 'day'],
    [Math.floor((seconds % DAY) / HOUR), 'hour'],
    [Math.floor((seconds % HOUR) / MINUTE), 'minute'],
    [seconds % MINUTE, 'second'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown
    .map(([count, unit]) =>
      new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count),
    )
    .join(' ');
}
