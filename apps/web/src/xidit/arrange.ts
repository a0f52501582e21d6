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
  const roads = field.roads.toSorted(([x1], [x2]) => x1 - x2);
  const own = items.map(({ places, onRoad }) =>
    places.map(
      (box, at) =>
        (at / places.length) * LAST_CHOICE +
        outside(box, field) +
        (onRoad === 0 ? 0 : onRoad * pointsIn(box, roads)),
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
    const around = near[item].flatMap((other) => {
      const box = chosen[other];
      return box === null ? [] : [{ box, weight: items[other].weight }];
    });
    let least = Infinity;
    let found = places[0];
    for (let at = 0; at < places.length; at++) {
      // Whatever covers it only makes it worse.
      if (own[item][at] >= least) continue;
      let covered = 0;
      for (const other of around) covered += overlap(places[at], other.box) * other.weight;
      const cost = own[item][at] + covered * weight;
      if (cost >= least) continue;
      least = cost;
      found = places[at];
    }
    return found;
  };
  /** Whose neighbours have moved since it took its place. */
  const stale = items.map(() => true);
  for (let sweep = 0; sweep < SWEEPS && stale.includes(true); sweep++) {
    for (const item of items.keys()) {
      if (!stale[item]) continue;
      stale[item] = false;
      const place = best(item);
      if (place === chosen[item]) continue;
      chosen[item] = place;
      for (const other of near[item]) stale[other] = true;
    }
  }
  return chosen.filter((box) => box !== null);
}

/** The box around boxes. */
function reach(boxes: readonly Box[]): Box {
  return boxes.reduce((all, box) => ({
    left: Math.min(all.left, box.left),
    top: Math.min(all.top, box.top),
    right: Math.max(all.right, box.right),
    bottom: Math.max(all.bottom, box.bottom),
  }));
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

/** How many points lie in a box; they come sorted from left to right. */
function pointsIn({ left, top, right, bottom }: Box, sorted: readonly Point[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle][0] > left) high = middle;
    else low = middle + 1;
  }
  let number = 0;
  for (let at = low; at < sorted.length && sorted[at][0] < right; at++) {
    const y = sorted[at][1];
    if (y > top && y < bottom) number++;
  }
  return number;
}
