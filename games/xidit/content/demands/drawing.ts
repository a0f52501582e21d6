import type { PackProblem } from '@triptych/kernel';
import type { Pack, PackRoad } from '../pack.ts';
import { problem } from '../pack-problems.ts';

const RULE = 'X12.3';
const CLOSEST = 90;
/** A curve is tested as this many straight pieces. */
const PIECES = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** X12.3: the drawn map is planar: no two roads cross, and cities keep their distance. */
export function checkDrawing(pack: Pack): PackProblem[] {
  return [...checkCrossings(pack), ...checkDistances(pack)];
}

function checkDistances({ cities }: Pack): PackProblem[] {
  return cities.flatMap((city, at) =>
    cities.slice(0, at).flatMap((other, before) => {
      const distance = Math.round(Math.hypot(city.x - other.x, city.y - other.y));
      if (distance >= CLOSEST) return [];
      const values = { one: before + 1, other: at + 1, distance, least: CLOSEST };
      return [problem(`cities[${at}]`, RULE, 'cities-too-close', values)];
    }),
  );
}

function checkCrossings(pack: Pack): PackProblem[] {
  const curves = pack.roads.map((road) => curve(pack, road));
  return pack.roads.flatMap((road, at) =>
    pack.roads.slice(0, at).flatMap((other, before) => {
      if (!curvesCross(curves[at], curves[before])) return [];
      return [problem(`roads[${at}]`, RULE, 'roads-cross', { one: nameOf(other), other: nameOf(road) })];
    }),
  );
}

function nameOf({ from, to }: PackRoad): string {
  return `${from}–${to}`;
}

function curve({ cities }: Pack, { from, to, via }: PackRoad): Point[] {
  const start = cities[from - 1];
  const end = cities[to - 1];
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const t = piece / PIECES;
    const at = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: at(start.x, via.x, end.x), y: at(start.y, via.y, end.y) };
  });
}

function curvesCross(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((a, at) => {
    const b = one[at + 1];
    if (b === undefined) return false;
    return other.some((c, place) => {
      const d = other[place + 1];
      return d !== undefined && turns(a, b, c) * turns(a, b, d) < 0 && turns(c, d, a) * turns(c, d, b) < 0;
    });
  });
}

/** Positive if the path from a over b to c turns one way, negative if it turns the other. */
function turns(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
