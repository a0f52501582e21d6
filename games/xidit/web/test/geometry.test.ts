import type { Point } from '@triptych/board-kit/draw/pen.ts';
import { FastRng } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { isInside, ownCircle } from '../geometry.ts';

const RADIUS = 22;

describe('ownCircle', () => {
  it('leaves a circle that overlaps no other as it is', () => {
    expect(
      ownCircle(
        [
          [0, 0],
          [50, 0],
        ],
        0,
        RADIUS,
      ),
    ).toBeNull();
  });

  it('gives every point to the nearest centre', () => {
    const rng = new FastRng(5);
    const anywhere = (): Point => [rng.below(1200) / 10, rng.below(1200) / 10];
    const centres = Array.from({ length: 9 }, anywhere);
    const shapes = centres.map(([x, y], at) =>
      [...(ownCircle(centres, at, RADIUS) ?? '').matchAll(/([\d.]+)px ([\d.]+)px/g)].map(
        ([, right, down]): Point => [x - RADIUS + Number(right), y - RADIUS + Number(down)],
      ),
    );
    for (let tried = 0; tried < 2000; tried++) {
      const point = anywhere();
      const apart = centres.map(([x, y]) => Math.hypot(x - point[0], y - point[1]));
      const order = apart.map((_, at) => at).sort((a, b) => apart[a] - apart[b]);
      // The corners are written with one decimal.
      if (apart[order[0]] > RADIUS - 1 || apart[order[1]] - apart[order[0]] < 1) continue;
      const owners = order.filter((at) => isInside(point, shapes[at]) && apart[at] < RADIUS);
      expect(owners).toEqual(shapes[order[0]].length === 0 ? [] : [order[0]]);
    }
  });
});
