/** What the charts of all games have in common; how they look is each game's own. */

type Scale = (value: number) => number;

/** By player: what they had at the end of each period, from the set-up on. */
export type Lines = readonly (readonly number[])[];

interface Plot {
  readonly width: number;
  readonly height: number;
  /** The chart reaches at least so high. */
  readonly reaches?: number;
  /** How far the lowest and the highest value stay away from the edge. */
  readonly inset?: number;
}

/** Where a period and a value lie in a plot. */
export interface ChartScale {
  readonly x: Scale;
  readonly y: Scale;
  /** How many periods there are. */
  readonly periods: number;
  readonly highest: number;
}

export function chartScale(lines: Lines, { width, height, reaches = 1, inset = 0 }: Plot): ChartScale {
  const periods = Math.max(1, ...lines.map((line) => line.length - 1));
  const highest = Math.max(reaches, ...lines.flat());
  return {
    x: (period) => (period / periods) * width,
    y: (value) => height - (value / highest) * (height - 2 * inset) - inset,
    periods,
    highest,
  };
}

/** A line through its values, the first one at `x(0)`. */
export function linePath(line: readonly number[], { x, y }: Pick<ChartScale, 'x' | 'y'>): string {
  return line.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
}

interface End {
  /** Which line ends here, with which value. */
  readonly line: number;
  readonly value: number;
  /** Where the middle of its sign is. */
  readonly at: number;
}

/**
 * Where signs stand at the ends of lines, the uppermost first: so far apart where lines end close to each other, and
 * all of them between head and foot.
 */
export function lineEnds(
  lines: Lines,
  y: Scale,
  apart: number,
  [head, foot]: readonly [number, number],
): End[] {
  const sorted = lines
    .map((line, at) => ({ line: at, value: line.at(-1) ?? 0 }))
    .sort((a, b) => b.value - a.value);
  let next = head;
  return sorted.map(({ line, value }, place) => {
    const lowest = foot - (sorted.length - 1 - place) * apart;
    const at = Math.min(lowest, Math.max(y(value), next));
    next = at + apart;
    return { line, value, at };
  });
}
