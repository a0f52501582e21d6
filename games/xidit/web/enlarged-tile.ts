import type { Point } from '@triptych/board-kit/draw/pen.ts';
import { THREAT } from '../state.ts';
import { inside } from './arrange.ts';
import { type Box, boxAt, type Extent } from './geometry.ts';

/** Tiles with their contents, and half a city on a small map. */
const RECRUITS: Extent = [108, 24];
const THREATS: Extent = [92, 42];
const CITY = 15;
/** Distances from the city, nearest first. */
const GAPS = [4, 10, 18, 26];

/**
 * Where a tile is shown with its contents on a map that shows only its kind: right above or below its city or beside it,
 * where it covers the fewest other cities.
 */
export function enlargedPlace(
  city: number,
  side: number,
  cities: readonly Point[],
  field: { readonly width: number; readonly height: number },
): Box {
  const [x, y] = cities[city];
  const extent = side === THREAT ? THREATS : RECRUITS;
  const [width, height] = extent;
  const columns = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map((share) => -width * share);
  const rows = GAPS.flatMap((gap) => [-CITY - gap - height, CITY + gap]);
  const beside = GAPS.flatMap((gap) => [-CITY - gap - width, CITY + gap]);
  const beneath = [0.5, 0.2, 0.8].map((share) => -height * share);
  const places = [
    ...rows.flatMap((row) => columns.map((column): Point => [column, row])),
    ...beside.flatMap((column) => beneath.map((row): Point => [column, row])),
  ].map(([across, down]) => inside(boxAt(x + across, y + down, extent), field));
  const covered = (box: Box): number =>
    cities.reduce((sum, [left, top]) => {
      const across = Math.min(box.right, left + CITY) - Math.max(box.left, left - CITY);
      const down = Math.min(box.bottom, top + CITY) - Math.max(box.top, top - CITY);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const [first] = places;
  return places.reduce((best, box) => (covered(box) < covered(best) ? box : best), first);
}
