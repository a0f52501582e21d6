import type { Landscape } from '../content/symbols.ts';
import { Pen, type Point } from '@triptych/board-kit/draw/pen.ts';
import { areNear, type Box, boxAround, isInside, isNear, isNearBox } from './geometry.ts';

/** Where plants can be drawn in a region. */
export interface FreeLand {
  readonly outline: readonly Point[];
  /** Towers and names, which stay free. */
  readonly written: readonly Box[];
  /** Whether the plants stand closer together. */
  readonly dense: boolean;
}

/** A small drawing at a point, as one ink path. */
type Sketch = (x: number, y: number, hand: Pen) => string;

const at = (x: number, y: number): string => `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const peak: Sketch = (x, y, hand) => {
  const [w, h] = [hand.between(7, 10), hand.between(11, 16)];
  return `${at(x - w, y)}l${w} ${-h} ${w} ${h}${at(x, y - h)}l2 ${h * 0.45}-3 ${h * 0.2} 2 ${h * 0.3}`;
};
const tree: Sketch = (x, y, hand) => {
  const h = hand.between(8, 12);
  return `${at(x, y)}v-3${at(x - 4, y - 3)}q0-${h} 4-${h} 4 0 4 ${h}z`;
};
const reed: Sketch = (x, y, hand) =>
  `${at(x, y)}q1-6-2-${hand.between(8, 11)}${at(x + 3, y)}v-${hand.between(8, 12)}${at(x + 6, y)}q-1-6 2-9${at(x - 4, y + 2)}q8 3 15 0`;
const tuft: Sketch = (x, y, hand) =>
  `${at(x - 4, y)}l-1-5${at(x, y)}v-${hand.between(6, 8)}${at(x + 4, y)}l2-5`;
const vine: Sketch = (x, y) =>
  [0, 1, 2].map((row) => `${at(x - 8, y - row * 4)}q4-3 8 0t8 0`).join('') + `${at(x, y + 2)}v-12`;
const dune: Sketch = (x, y, hand) =>
  `${at(x - 9, y)}q${hand.between(6, 9)}-9 17 0${at(x - 3, y - 2)}q4-4 8 1`;
const volcano: Sketch = (x, y, hand) => {
  const h = hand.between(10, 14);
  return `${at(x - 11, y)}l8 ${-h}h6l8 ${h}${at(x - 2, y - h)}q-2-5 1-8${at(x + 2, y - h)}q4-3 2-6${at(x - 1, y - h + 1)}l2 7-3 4`;
};
const grass: Sketch = (x, y, hand) =>
  `${at(x - 6, y)}q2-7 6-${hand.between(7, 9)}${at(x - 1, y)}q2-6 6-8${at(x + 4, y)}q2-5 5-6`;
const farm: Sketch = (x, y) => `${at(x - 5, y)}v-6l5-5 5 5v6z${at(x - 12, y + 3)}h5m14 0h6`;

const SKETCHES: Readonly<Record<Landscape, Sketch>> = {
  snow: peak,
  forest: tree,
  marsh: reed,
  moor: tuft,
  vineyard: vine,
  desert: dune,
  lava: volcano,
  steppe: grass,
  crown: farm,
};

const CLOSE = 4;
const TO_ROAD = 13;

/** The plants of a region, clear of roads, cities and names. */
export function growth(landscape: Landscape, { outline, written, dense }: FreeLand, seed: number): string {
  const hand = new Pen(seed + 70);
  const sketch = SKETCHES[landscape];
  const step = dense ? 19 : 24;
  const { left, top, right, bottom } = boxAround(outline);
  const near = written.filter((box) => areNear(box, { left, top, right, bottom }, CLOSE + step));
  const isFree = (spot: Point): boolean =>
    near.every((box) => !isNearBox(spot, box, CLOSE)) &&
    isInside(spot, outline) &&
    outline.every((edge) => !isNear(spot, edge, TO_ROAD));
  let drawn = '';
  for (let y = top; y < bottom; y += step * 0.8) {
    for (let x = left; x < right; x += step) {
      const spot: Point = [x + hand.off(step * 0.36), y + hand.off(step * 0.3)];
      if (isFree(spot)) drawn += sketch(spot[0], spot[1], hand);
    }
  }
  return drawn;
}
