interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line between two points, by index, bent towards a third. */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly via: Point;
}

const PIECES = 8;

/**
 * The points around the area between lines that contains a spot, in order; null outside all lines. It is the smallest
 * closed path around the spot.
 */
export function faceAround(points: readonly Point[], lines: readonly Line[], spot: Point): number[] | null {
  const ways = lines
    .filter(({ from, to }) => from !== to && points[from] !== undefined && points[to] !== undefined)
    .flatMap(({ from, to, via }) => [
      { from, to, via },
      { from: to, to: from, via },
    ]);
  const heading = ({ from, via, to }: Line): number => {
    const here = points[from];
    const toward = Math.hypot(via.x - here.x, via.y - here.y) > 1 ? via : points[to];
    return Math.atan2(toward.y - here.y, toward.x - here.x);
  };
  const seen = new Set<Line>();
  let best: { readonly face: number[]; readonly area: number } | null = null;
  for (const start of ways) {
    const face: number[] = [];
    const outline: Point[] = [];
    let way = start;
    // At every point, take the next line on the same side: this keeps the area on one hand.
    while (!seen.has(way)) {
      seen.add(way);
      face.push(way.from);
      outline.push(...curve(points[way.from], way.via, points[way.to]));
      const { from, to, via } = way;
      const back = heading({ from: to, to: from, via });
      const turn = (next: Line): number => {
        const angle = heading(next) - back;
        return angle <= 1e-9 ? angle + 2 * Math.PI : angle;
      };
      const onward = ways.filter((next) => next.from === to);
      way = onward.reduce((one, other) => (turn(other) < turn(one) ? other : one));
    }
    const area = Math.abs(areaOf(outline));
    const simple = new Set(face).size === face.length && face.length > 2;
    if (simple && isInside(outline, spot) && (best === null || area < best.area)) best = { face, area };
  }
  return best?.face ?? null;
}

function curve(from: Point, via: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = piece / PIECES;
    const at = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: at(from.x, via.x, to.x), y: at(from.y, via.y, to.y) };
  });
}

function areaOf(outline: readonly Point[]): number {
  return outline.reduce((sum, one, at) => {
    const next = outline[(at + 1) % outline.length];
    return sum + (one.x * next.y - next.x * one.y) / 2;
  }, 0);
}

function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [at, one] of outline.entries()) {
    const next = outline[(at + 1) % outline.length];
    if (one.y > y !== next.y > y && x < one.x + ((y - one.y) / (next.y - one.y)) * (next.x - one.x))
      inside = !inside;
  }
  return inside;
}
