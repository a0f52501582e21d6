import type { Point } from '../draw/hand.ts';
import type { Box } from './geometry.ts';

/** Something that needs a place of its own on the map. */
export interface Item {
  /** How bad it is if it is covered. */
  readonly weight: number;
  /** How bad it is if it lies on a road. */
  readonly onRoad: number;
  /** Where it could lie, the best places first. */
  readonly places: readonly Box[];
}

interface Field {
  readonly width: number;
  readonly height: number;
  /** Points of roads, which had better stay in sight. */
  readonly roads: readonly Point[];
}

const SWEEPS = 24;
/** What the last place costs that something could have, against the first. */
const LAST_CHOICE = 150;
const OUTSIDE = 1000;
/** Things that touch look as if they covered each other. */
const GAP = 1.5;

/** A place for everything, so that as little as possible is covered: each in turn takes the best place that the others leave. */
export function arrange(items: readonly Item[], field: Field): Box[] {
  const own = items.map(({ places, onRoad }) =>
    places.map(
      (box, at) =>
        (at / places.length) * LAST_CHOICE + outside(box, field) + onRoad * pointsIn(box, field.roads),
    ),
  );
  const chosen: (Box | null)[] = items.map(() => null);
  const reaches = items.map(({ places }) => reach(places));
  /** What can ever lie on top of each other. */
  const near = items.map((_, item) =>
    [...items.keys()].filter((other) => other !== item && overlap(reaches[item], reaches[other]) > 0),
  );
  const best = (item: number): Box => {
    const { places, weight } = items[item];
    const costs = places.map((box, at) => {
      let covered = 0;
      for (const other of near[item]) {
        const place = chosen[other];
        if (place !== null) covered += overlap(box, place) * items[other].weight;
      }
      return own[item][at] + covered * weight;
    });
    return places[costs.indexOf(Math.min(...costs))];
  };
  for (let sweep = 0, changed = true; changed && sweep < SWEEPS; sweep++) {
    changed = false;
    for (const item of items.keys()) {
      const place = best(item);
      changed ||= place !== chosen[item];
      chosen[item] = place;
    }
  }
  return chosen.filter((box) => box !== null);
}

/** The box around boxes. */
function reach(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The area that two boxes share, each a little widened. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP;
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP;
  return across > 0 && down > 0 ? across * down : 0;
}

function outside({ left, top, right, bottom }: Box, { width, height }: Field): number {
  const over =
    Math.max(0, -left) + Math.max(0, -top) + Math.max(0, right - width) + Math.max(0, bottom - height);
  return over * OUTSIDE;
}

function pointsIn({ left, top, right, bottom }: Box, points: readonly Point[]): number {
  let number = 0;
  for (const [x, y] of points) if (x > left && x < right && y > top && y < bottom) number++;
  return number;
}
