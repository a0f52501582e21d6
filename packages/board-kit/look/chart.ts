/** What the charts of all games have in common; how they look is each game's own. */

type Scale = (value: number) => number;

/** A line through its values, the first one at `x(0)`. */
export function linePath(line: readonly number[], x: Scale, y: Scale): string {
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
  lines: readonly (readonly number[])[],
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
