import type { Point } from '@triptych/board-kit/draw/pen.ts';
import type { Box } from './geometry.ts';

/** Something that needs its own place on the map. */
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
/** The rounds in which items make room for others, and the cost from which an overlap is visible. */
const CROWDED_ROUNDS = 3;
const CROWDED = 400;
/** Arranging should not take a phone longer than drawing. */
const TRIES = 1000;
/** The cost of the last possible place compared to the first. */
const LAST_CHOICE = 150;
/** Things that touch look as if they overlap. */
const GAP = 1.5;

/**
 * Finds a place for everything with as little overlap as possible: each item in turn takes the best place that the
 * others leave; where that is not enough, others make room.
 */
export function arrange(items: readonly Item[], field: Field): Box[] {
  const placed = items.map((item) => new PlacedItem(item, field));
  for (const one of placed) one.meet(placed.filter((other) => other !== one && one.canMeet(other)));
  settleAll(placed);
  const tries = { left: TRIES };
  for (let round = 0; round < CROWDED_ROUNDS; round++) {
    const crowded = placed.filter((one) => one.isCrowded()).sort((a, b) => energy([b]) - energy([a]));
    if (crowded.filter((one) => one.makeRoom(tries)).length === 0) break;
    settleAll(placed);
  }
  return placed.map(({ box }) => box ?? NOWHERE);
}

function settleAll(placed: readonly PlacedItem[]): void {
  /** Only an item whose neighbour has moved can find a better place. */
  const unsettled = new Set(placed);
  for (let round = 0; unsettled.size > 0 && round < ROUNDS; round++) {
    for (const one of placed) {
      if (unsettled.delete(one) && one.settle()) for (const other of one.near) unsettled.add(other);
    }
  }
}

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** An item and its current place. */
class PlacedItem {
  box: Box | null = null;
  /** Everything that can ever overlap with it and move. */
  near: readonly PlacedItem[] = [];
  /** Everything that can ever overlap with it and has only one place. */
  #fixed: readonly PlacedItem[] = [];
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

  meet(others: readonly PlacedItem[]): void {
    this.#fixed = others.filter((other) => other.#places.length === 1);
    this.near = others.filter((other) => other.#places.length > 1);
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

  /** Whether it overlaps with others so much that they should make room. */
  isCrowded(): boolean {
    return this.#places.length > 1 && energy([this]) - this.#choice(this.#at()) > CROWDED;
  }

  /** Takes a place from which others can move off, if all of them together are better off; returns whether it has. */
  makeRoom(tries: { left: number }): boolean {
    const home = this.box;
    const own = energy([this]);
    for (const [at, place] of this.#places.entries()) {
      if (place === home || (this.#costs[at] ??= this.#cost(at)) >= own) continue;
      if (tries.left-- <= 0) return false;
      this.box = place;
      const others = this.near.filter((other) => this.overlapCost(other) > 0);
      const before = others.map(({ box }) => box);
      this.box = home;
      const worth = energy([this, ...others]);
      this.box = place;
      for (const other of others) other.settle();
      if (energy([this, ...others]) < worth - 1) return true;
      for (const [number, other] of others.entries()) other.box = before[number];
      this.box = home;
    }
    return false;
  }

  /** The cost of where it is, without that of overlaps with what can move. */
  placeCost(): number {
    const at = this.#at();
    return at < 0 ? 0 : (this.#costs[at] ??= this.#cost(at));
  }

  overlapCost(other: PlacedItem): number {
    if (this.box === null || other.box === null) return 0;
    return overlap(this.box, other.box) * this.#item.weight * other.#item.weight;
  }

  #at(): number {
    return this.box === null ? -1 : this.#places.indexOf(this.box);
  }

  #choice(at: number): number {
    return (at / this.#places.length) * LAST_CHOICE;
  }

  #cost(at: number): number {
    const place = this.#places[at];
    let cost = this.#choice(at) + this.#item.onRoad * pointsIn(place, this.#roads);
    for (const other of this.#fixed)
      cost += overlap(place, other.#places[0]) * other.#item.weight * this.#item.weight;
    return cost;
  }
}

/** What the places of some items cost together. */
function energy(items: readonly PlacedItem[]): number {
  let sum = 0;
  for (const one of items) {
    sum += one.placeCost();
    // Two of them count each other.
    for (const other of one.near) sum += one.overlapCost(other) / (items.includes(other) ? 2 : 1);
  }
  return sum;
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
