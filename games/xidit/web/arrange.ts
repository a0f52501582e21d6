import type { Point } from '@triptych/board-kit/draw/hand.ts';
import type { Box } from './geometry.ts';

/** Something that needs a place of its own on the map. */
export interface Item {
  /** The cost of being covered. */
  readonly weight: number;
  /** The cost of covering a road. */
  readonly onRoad: number;
  /** Possible places, best first. */
  readonly places: readonly Box[];
}

interface Field {
  readonly width: number;
  readonly height: number;
  /** Points of roads, which should stay visible. */
  readonly roads: readonly Point[];
}

const ROUNDS = 24;
/** The cost of the last possible place compared to the first. */
const LAST_CHOICE = 150;
/** Things that touch look as if they overlap. */
const GAP = 1.5;

/**
 * Finds a place for everything with as little overlap as possible: each item in turn takes the best place that the
 * others leave.
 */
export function arrange(items: readonly Item[], field: Field): Box[] {
  const placed = items.map((item) => new PlacedItem(item, field));
  for (const one of placed) one.near = placed.filter((other) => other !== one && one.canMeet(other));
  /** Only an item whose neighbour has moved can find a better place. */
  const unsettled = new Set(placed);
  for (let round = 0; unsettled.size > 0 && round < ROUNDS; round++) {
    for (const one of placed) {
      if (unsettled.delete(one) && one.settle()) for (const other of one.near) unsettled.add(other);
    }
  }
  return placed.map(({ box }) => box ?? NOWHERE);
}

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** An item and its current place. */
class PlacedItem {
  box: Box | null = null;
  /** Everything that can ever overlap with it. */
  near: readonly PlacedItem[] = [];
  readonly #item: Item;
  readonly #places: readonly Box[];
  readonly #reach: Box;
  readonly #roads: readonly Point[];
  /** Costs computed so far; most are never needed. */
  readonly #costs: number[] = [];

  constructor(item: Item, field: Field) {
    this.#item = item;
    this.#places = item.places.map((box) => inside(box, field));
    this.#reach = reach(this.#places);
    this.#roads = item.onRoad === 0 ? [] : field.roads.filter((point) => isIn(point, this.#reach));
  }

  canMeet(other: PlacedItem): boolean {
    return overlap(this.#reach, other.#reach) > 0;
  }

  /** Takes the best place that the others leave; returns whether it has moved. */
  settle(): boolean {
    const places = this.#places;
    const { weight } = this.#item;
    let place = places[0];
    let least = Infinity;
    // Each place costs more than the one before it, even if nothing is in its way.
    for (let at = 0; at < places.length && this.#choice(at) < least; at++) {
      let cost = (this.#costs[at] ??= this.#cost(at));
      for (const other of this.near) {
        if (cost >= least) break;
        if (other.box !== null) cost += overlap(places[at], other.box) * other.#item.weight * weight;
      }
      if (cost < least) {
        place = places[at];
        least = cost;
      }
    }
    const moved = place !== this.box;
    this.box = place;
    return moved;
  }

  #choice(at: number): number {
    return (at / this.#places.length) * LAST_CHOICE;
  }

  #cost(at: number): number {
    return this.#choice(at) + this.#item.onRoad * pointsIn(this.#places[at], this.#roads);
  }
}

/** The box around boxes. */
function reach(boxes: readonly Box[]): Box {
  let { left, top, right, bottom } = boxes[0];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** The area shared by two boxes, each slightly widened. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP;
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP;
  return across > 0 && down > 0 ? across * down : 0;
}

/** Moves a box inside the field, at least `edge` from its border. */
export function inside(box: Box, { width, height }: Omit<Field, 'roads'>, edge = 0): Box {
  const across = Math.max(0, edge - box.left) - Math.max(0, box.right + edge - width);
  const down = Math.max(0, edge - box.top) - Math.max(0, box.bottom + edge - height);
  if (across === 0 && down === 0) return box;
  return {
    left: box.left + across,
    top: box.top + down,
    right: box.right + across,
    bottom: box.bottom + down,
  };
}

function isIn([x, y]: Point, { left, top, right, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function pointsIn(box: Box, points: readonly Point[]): number {
  let number = 0;
  for (const point of points) if (isIn(point, box)) number++;
  return number;
}
