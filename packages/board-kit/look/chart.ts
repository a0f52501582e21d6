/** What the charts of all games share; each game styles its own. */

type Scale = (value: number) => number;

/** By player: the value at the end of each period, starting with the setup. */
export type Lines = readonly (readonly number[])[];

interface Plot {
  readonly width: number;
  readonly height: number;
  /** The chart is at least this high. */
  readonly reaches?: number;
  /** The distance of the lowest and highest values from the edge. */
  readonly inset?: number;
}

/** The position of a period and a value in a plot. */
export interface ChartScale {
  readonly x: Scale;
  readonly y: Scale;
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
  /** The line that ends here, and its value. */
  readonly line: number;
  readonly value: number;
  /** The position of the middle of its sign. */
  readonly at: number;
}

/**
 * The positions of the signs at the ends of lines, topmost first: spaced where lines end close together, and all
 * between top and bottom.
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
