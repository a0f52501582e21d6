import type { Point } from '../draw/hand.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Asked so often that it may not make anything that has to be cleared away. */
export function isInside(point: Point, outline: readonly Point[]): boolean {
  const x = point[0];
  const y = point[1];
  let inside = false;
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    const crosses = before[1] > y !== corner[1] > y;
    if (crosses && x < ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0])
      inside = !inside;
    before = corner;
  }
  return inside;
}

/** Whether two points are no further apart than that. */
export function isNear(one: Point, other: Point, far: number): boolean {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 <= far * far;
}

/** Whether a point lies in a box, or no further from it than that. */
export function isNearBox(point: Point, { left, top, right, bottom }: Box, far: number): boolean {
  const across = Math.max(left - point[0], 0, point[0] - right);
  const down = Math.max(top - point[1], 0, point[1] - bottom);
  return across * across + down * down <= far * far;
}

/** The middle of a box, drawn towards a point as far as the box reaches. */
export function nearestIn({ left, top, right, bottom }: Box, [x, y]: Point): Point {
  const within = (low: number, high: number, at: number): number =>
    Math.min(Math.max(at, low + (high - low) / 3), high - (high - low) / 3);
  return [within(left, right, x), within(top, bottom, y)];
}

/** Lays something into a box, with what it holds pushed towards a point. */
export function laidIn({ left, top, right, bottom }: Box, towards?: Point): string {
  const push = (low: number, high: number, at: number): string =>
    at > high ? 'flex-end' : at < low ? 'flex-start' : 'center';
  const held =
    towards === undefined
      ? ''
      : `; justify-content: ${push(left, right, towards[0])}; align-items: ${push(top, bottom, towards[1])}`;
  return `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px${held}`;
}

/** A point on a bent road: the curve with one control point. */
export function onCurve(from: Point, via: Point, to: Point, t: number): Point {
  const at = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return [at(from[0], via[0], to[0]), at(from[1], via[1], to[1])];
}

/** The same outline, so many pixels further out. */
export function widened(outline: readonly Point[], by: number): Point[] {
  const area = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  return outline.map(([x, y], at): Point => {
    // The direction is taken from some way before to some way after, so that corners become round.
    const [x1, y1] = outline[(at + outline.length - 6) % outline.length];
    const [x2, y2] = outline[(at + 6) % outline.length];
    const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
    return [x + (turn * (y2 - y1) * by) / length, y - (turn * (x2 - x1) * by) / length];
  });
}

export function pathOf(points: readonly Point[], closed = false): string {
  const written = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
  return `M${written.join('L')}${closed ? 'Z' : ''}`;
}
