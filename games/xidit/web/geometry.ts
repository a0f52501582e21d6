import type { Point } from '@triptych/board-kit/draw/pen.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Extent = readonly [width: number, height: number];

export const boxAt = (x: number, y: number, [width, height]: Extent): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    // Without destructuring the points: this runs hundreds of thousands of times.
    const [y1, y2] = [before[1], corner[1]];
    if (y1 > y !== y2 > y && x < ((before[0] - corner[0]) * (y - y2)) / (y1 - y2) + corner[0])
      inside = !inside;
    before = corner;
  }
  return inside;
}

/** The box around points. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

// Squared distances avoid square roots: these run for every tuft of grass and every point of a road.

export function isNear([x1, y1]: Point, [x2, y2]: Point, within: number): boolean {
  return (x1 - x2) ** 2 + (y1 - y2) ** 2 <= within ** 2;
}

export function isNearBox([x, y]: Point, { left, top, right, bottom }: Box, within: number): boolean {
  return Math.max(left - x, 0, x - right) ** 2 + Math.max(top - y, 0, y - bottom) ** 2 <= within ** 2;
}

export function areNear(a: Box, b: Box, within: number): boolean {
  return (
    a.left - b.right <= within &&
    b.left - a.right <= within &&
    a.top - b.bottom <= within &&
    b.top - a.bottom <= within
  );
}

/** The point nearest to a given one in the middle third of a box. */
export function nearestIn({ left, top, right, bottom }: Box, [x, y]: Point): Point {
  const within = (low: number, high: number, at: number): number =>
    Math.min(Math.max(at, low + (high - low) / 3), high - (high - low) / 3);
  return [within(left, right, x), within(top, bottom, y)];
}

/**
 * CSS for the part of a round target that is nearer to its centre than to that of any other, so that targets which
 * overlap share the taps; null: it has all its circle for itself.
 */
export function ownCircle(centres: readonly Point[], at: number, radius: number): string | null {
  const [x, y] = centres[at];
  let shape: Point[] = [
    [-radius, -radius],
    [radius, -radius],
    [radius, radius],
    [-radius, radius],
  ];
  const others = centres.filter((other, one) => one !== at && isNear(other, [x, y], 2 * radius));
  for (const other of others) {
    const [dx, dy] = [other[0] - x, other[1] - y];
    /** More than 0 for a point beyond the middle between the two. */
    const beyond = ([px, py]: Point): number => px * dx + py * dy - (dx * dx + dy * dy) / 2;
    shape = shape.flatMap((corner, one): Point[] => {
      const next = shape[(one + 1) % shape.length];
      const [here, there] = [beyond(corner), beyond(next)];
      const share = here / (here - there);
      const crossing: Point[] =
        here > 0 === there > 0
          ? []
          : [[corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share]];
      return here > 0 ? crossing : [corner, ...crossing];
    });
  }
  if (others.length === 0) return null;
  const written = shape.map(([px, py]) => `${(px + radius).toFixed(1)}px ${(py + radius).toFixed(1)}px`);
  return `polygon(${written.join(', ')})`;
}

/** CSS that positions something in a box, with its content pushed towards a point. */
export function boxStyle({ left, top, right, bottom }: Box, towards?: Point): string {
  const push = (low: number, high: number, at: number): string =>
    at > high ? 'flex-end' : at < low ? 'flex-start' : 'center';
  const held =
    towards === undefined
      ? ''
      : `; justify-content: ${push(left, right, towards[0])}; align-items: ${push(top, bottom, towards[1])}`;
  return `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px${held}`;
}

/** A point on a bent road, which is a quadratic Bézier curve. */
export function onCurve(from: Point, via: Point, to: Point, t: number): Point {
  const at = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return [at(from[0], via[0], to[0]), at(from[1], via[1], to[1])];
}

/** The same outline, `by` pixels further out. */
export function widened(outline: readonly Point[], by: number): Point[] {
  const area = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  return outline.map(([x, y], at): Point => {
    // The direction is averaged over some points before and after, so that corners become round.
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
