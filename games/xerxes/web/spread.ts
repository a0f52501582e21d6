import type { Point } from '@triptych/board-kit/draw/pen.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const ROUNDS = 160;
/** Anything less does not count as an overlap. */
const SLACK = 1;

/** Pushes plates of one size apart where they overlap, and keeps them inside the field. Null: they do not fit. */
export function spread(points: readonly Point[], plate: Size, field: Field): Point[] | null {
  const spots = points.map(([x, y]) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let apart = true;
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) {
        const x = plate.width - Math.abs(one.x - other.x);
        const y = plate.height - Math.abs(one.y - other.y);
        if (x <= 0 || y <= 0) continue;
        if (x > SLACK && y > SLACK) apart = false;
        // Takes the shorter way out.
        if (x < y) {
          const push = ((one.x < other.x ? -1 : 1) * x) / 2;
          one.x += push;
          other.x -= push;
        } else {
          const push = ((one.y < other.y ? -1 : 1) * y) / 2;
          one.y += push;
          other.y -= push;
        }
      }
    }
    // Nothing has been pushed out of the field since.
    if (apart) return spots.map(({ x, y }): Point => [x, y]);
    for (const spot of spots) {
      spot.x = Math.min(field.right - plate.width / 2, Math.max(field.left + plate.width / 2, spot.x));
      spot.y = Math.min(field.bottom - plate.height / 2, Math.max(field.top + plate.height / 2, spot.y));
    }
  }
  return null;
}
