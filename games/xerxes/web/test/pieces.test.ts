import { FastRng } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import { geography, type Geography } from '../geography.ts';
import { type PieceBox, piecesOf } from '../pieces.ts';

const parts = components(standard);
const rng = new FastRng(7);
const WINDOWS = [
  [820, 640],
  [1040, 560],
  [412, 440],
  ...Array.from({ length: 40 }, () => [240 + rng.below(1500), 90 + rng.below(1000)]),
];
/** Areas may be pushed together by a pixel; nobody sees less. */
const SLACK = 1.5;

interface Thing extends PieceBox {
  readonly area: number;
  readonly kind: string;
}

const overlap = (one: PieceBox, other: PieceBox): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > SLACK &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > SLACK;

/** All pieces at once, though an area has either a worker or a medal. */
function thingsOn({ areas, plate }: Geography): readonly Thing[] {
  const { worker, medal, resources } = piecesOf(plate);
  const whole = { x: -plate.width / 2, y: -plate.height / 2, width: plate.width, height: plate.height };
  const kinds = Object.entries({ worker, medal, resources, whole });
  return areas.flatMap(([x, y], area) =>
    kinds.map(([kind, box]) => ({ ...box, x: x + box.x, y: y + box.y, area, kind })),
  );
}

test('in every window, no piece covers another area, its pieces or any resources, or leaves the map', () => {
  const forms = new Set<string>();
  for (const [width, height] of WINDOWS)
    for (const text of [1, 1.4]) {
      const land = geography(parts, width, height, text);
      forms.add(land.plate.named ? 'named' : 'signs');
      expect(land.width).toBeLessThanOrEqual(width);
      expect(land.height).toBeGreaterThanOrEqual(height);
      const things = thingsOn(land);
      const pieces = things.filter(({ kind }) => kind === 'worker' || kind === 'medal');
      const covered = pieces.flatMap((piece) =>
        things
          .filter((other) => other.area !== piece.area && overlap(piece, other))
          .map((other) => `${width}x${height}: ${piece.kind} ${piece.area} on ${other.kind} ${other.area}`),
      );
      expect(covered).toEqual([]);
      const outside = things.filter(
        (thing) =>
          thing.x < -SLACK ||
          thing.y < -SLACK ||
          thing.x + thing.width > land.width + SLACK ||
          thing.y + thing.height > land.height + SLACK,
      );
      expect(outside).toEqual([]);
    }
  expect([...forms].sort()).toEqual(['named', 'signs']);
});

test('areas do not overlap, and pieces beside a name leave the resources of their own area in sight', () => {
  for (const [width, height] of WINDOWS) {
    const land = geography(parts, width, height, 1);
    const things = thingsOn(land);
    const plates = things.filter(({ kind }) => kind === 'whole');
    for (const [at, plate] of plates.entries())
      expect(plates.slice(at + 1).filter((other) => overlap(plate, other))).toEqual([]);
    const { worker, medal, resources } = piecesOf(land.plate);
    const covering = [worker, medal].filter((piece) => land.plate.named && overlap(piece, resources));
    expect(covering).toEqual([]);
  }
});
