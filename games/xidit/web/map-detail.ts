/**
 * How much the map shows. `full`: everything. `regions`: no names of cities, and of the bards in a region only who
 * leads. `tiles`: no names of regions either. `signs`: of a tile only its kind, the rest of it after a tap.
 */
export type MapDetail = 'full' | 'regions' | 'tiles' | 'signs';

interface Level {
  readonly detail: MapDetail;
  /** The least field on which it can be read. */
  readonly width: number;
  readonly height: number;
  readonly area: number;
  /** A larger field enlarges everything on it. */
  readonly natural: number;
}

const LEVELS: readonly Level[] = [
  { detail: 'full', width: 600, height: 410, area: 380_000, natural: 450_000 },
  { detail: 'regions', width: 380, height: 260, area: 198_000, natural: 225_000 },
  { detail: 'tiles', width: 350, height: 230, area: 160_000, natural: 175_000 },
];
const LEAST: Level = { detail: 'signs', width: 280, height: 150, area: 0, natural: 80_000 };
const MOST_ZOOM = 1.5;

/** What a map of this size shows, and how much larger than natural. */
export function mapLook(
  width: number,
  height: number,
): { readonly detail: MapDetail; readonly zoom: number } {
  const level =
    LEVELS.find((one) => width >= one.width && height >= one.height && width * height >= one.area) ?? LEAST;
  const room = Math.min(
    Math.sqrt((width * height) / level.natural),
    width / level.width,
    height / level.height,
    MOST_ZOOM,
  );
  // In steps, so that a map is not redrawn for every pixel.
  return { detail: level.detail, zoom: Math.max(1, Math.floor(room * 20) / 20) };
}
