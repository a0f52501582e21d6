/**
 * How much the map shows. `full`: everything. `regions`: no names of cities, and of the bards in a region only who is
 * first and second. `tiles`: no names of regions either. `signs`: of a tile only its kind, the rest of it after a tap.
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
  /** The smallest sign on it. */
  readonly sign: number;
}

const LEVELS: readonly Level[] = [
  { detail: 'full', width: 600, height: 410, area: 380_000, natural: 450_000, sign: 16 },
  { detail: 'regions', width: 380, height: 260, area: 198_000, natural: 225_000, sign: 14 },
  { detail: 'tiles', width: 350, height: 230, area: 160_000, natural: 175_000, sign: 14 },
];
const LEAST: Level = { detail: 'signs', width: 280, height: 150, area: 0, natural: 80_000, sign: 16 };
const MOST_ZOOM = 1.5;

export interface MapLook {
  readonly detail: MapDetail;
  /** How much larger than natural everything on it is. */
  readonly zoom: number;
}

/** What a map of this size shows. No sign is smaller than `leastSign` pixels. */
export function mapLook(width: number, height: number, leastSign = 0): MapLook {
  const needed = ({ sign }: Level): number => Math.max(1, leastSign / sign);
  const fits = (level: Level): boolean => {
    const [across, down] = [width / needed(level), height / needed(level)];
    return across >= level.width && down >= level.height && across * down >= level.area;
  };
  const level = LEVELS.find(fits) ?? LEAST;
  const room = Math.min(
    Math.sqrt((width * height) / level.natural),
    width / level.width,
    height / level.height,
    MOST_ZOOM,
  );
  // In steps, so that a map is not redrawn for every pixel.
  return { detail: level.detail, zoom: Math.max(needed(level), Math.floor(room * 20) / 20) };
}
