import type { Lines } from './chart.ts';

/** The period from whose end on the winner was ahead of everybody for good; null if always, or never. */
export function turningPeriod(lines: Lines, winner: number): number | null {
  const last = lines[winner].length - 1;
  const behind = (period: number): boolean =>
    lines.some((line, at) => at !== winner && line[period] >= lines[winner][period]);
  if (last < 1 || behind(last)) return null;
  let period = last;
  while (period > 0 && !behind(period - 1)) period--;
  return period === 0 ? null : period;
}

/**
 * The line of the story to show for a period: the first in it that `raises` the winner, or else its beginning. Periods
 * are counted from 1.
 */
export function lineInPeriod<E>(
  story: readonly E[],
  period: number,
  begins: (event: E) => boolean,
  raises: (event: E) => boolean,
): number {
  const starts = story.flatMap((event, line) => (begins(event) ? [line] : []));
  const start = starts.at(period - 1) ?? 0;
  const end = starts.at(period) ?? story.length;
  const raised = story.slice(start, end).findIndex(raises);
  return raised < 0 ? start : start + raised;
}
