import type { Components } from '../content/components.ts';
import { MAP } from '../content/things.ts';
import { Pen, type Point } from '@triptych/board-kit/draw/pen.ts';
import { spread } from './spread.ts';

/** Seas and rivers of the ancient world, in the coordinates that packs use for their areas. Some room may be above. */
const SEAS: readonly (readonly Point[])[] = [
  [
    [-80, 120],
    [55, 125],
    [100, 140],
    [118, 225],
    [140, 255],
    [200, 252],
    [258, 258],
    [258, 300],
    [250, 350],
    [236, 392],
    [170, 398],
    [150, 352],
    [60, 342],
    [-80, 346],
  ],
  [
    [205, -150],
    [205, 60],
    [214, 96],
    [250, 112],
    [330, 108],
    [376, 92],
    [372, 40],
    [380, -150],
  ],
  [
    [520, -150],
    [514, 30],
    [528, 90],
    [552, 138],
    [590, 140],
    [598, 90],
    [592, 30],
    [600, -150],
  ],
  [
    [634, 4],
    [652, 10],
    [656, 36],
    [640, 52],
    [624, 34],
  ],
  [
    [476, 432],
    [502, 452],
    [524, 500],
    [560, 524],
    [632, 536],
    [668, 566],
    [640, 590],
    [584, 580],
    [522, 560],
    [486, 504],
  ],
  [
    [282, 470],
    [304, 486],
    [322, 540],
    [346, 620],
    [372, 760],
    [328, 760],
    [304, 640],
    [284, 560],
    [274, 500],
  ],
  [
    [540, 780],
    [590, 660],
    [650, 606],
    [706, 594],
    [826, 594],
    [868, 556],
    [898, 556],
    [936, 612],
    [1080, 640],
    [1080, 780],
  ],
];
const RIVERS: readonly (readonly Point[])[] = [
  [
    [232, 396],
    [236, 440],
    [222, 510],
    [244, 590],
    [230, 760],
  ],
  [
    [398, 190],
    [424, 300],
    [452, 330],
    [484, 436],
  ],
  [
    [352, 200],
    [366, 300],
    [416, 400],
    [484, 436],
  ],
  [
    [960, 210],
    [902, 330],
    [872, 440],
    [884, 556],
  ],
  [
    [900, 190],
    [790, 196],
    [700, 140],
    [640, 40],
  ],
];

/** Mountains: Caucasus, the heights of Persis, Hindu Kush. */
const PEAKS: readonly Point[] = [
  [484, 78],
  [499, 66],
  [513, 80],
  [700, 420],
  [716, 408],
  [732, 424],
  [930, 150],
  [948, 136],
  [964, 150],
];

/** The size of an area, how far its pieces reach beyond it, and the room left for that. */
export interface Plate {
  /** Whether the area shows its name; without it, a tap shows it. */
  readonly named: boolean;
  /** Its size relative to its natural size. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly beside: number;
  readonly below: number;
  readonly gap: { readonly x: number; readonly y: number };
}

const NAMED = { width: 102, height: 60, above: 24, beside: 19, below: 6, gap: { x: 6, y: 19 } };
const SIGNS = { width: 46, height: 45, above: 15, beside: 8, below: 4, gap: { x: 3, y: 10 } };
/** From the best form of the plates to the one that needs the least space. `air` is how much of the gap remains. */
const NAMED_FORMS = [
  ...[1.6, 1.45, 1.3, 1.2, 1.1, 1, 0.95, 0.9, 0.85, 0.8].map((scale) => ({ scale, air: 1 })),
  { scale: 0.8, air: 0.6 },
  { scale: 0.8, air: 0.35 },
];
const SIGNS_FORMS = [1.4, 1.3, 1.2, 1.1, 1]
  .map((scale) => ({ scale, air: 1 }))
  .concat([
    { scale: 1, air: 0.5 },
    { scale: 1, air: 0.2 },
  ]);
/** A map too low for all its areas grows in these steps, and scrolls. */
const STEP = 24;
/** Beyond that more height does not help. */
const MOST_STEPS = 30;
/** The width of the bar by which it scrolls. */
const SCROLL_BAR = 12;

function plates(text: number): readonly Plate[] {
  const sized = (natural: typeof NAMED, named: boolean) => {
    return ({ scale, air }: { scale: number; air: number }): Plate => ({
      named,
      scale,
      width: natural.width * scale,
      height: natural.height * scale,
      above: natural.above * scale,
      beside: natural.beside * scale,
      below: natural.below * scale,
      gap: { x: natural.gap.x * scale * air, y: natural.gap.y * scale * air },
    });
  };
  // Names are as large as the reader's text, or left off the map.
  const readable = NAMED_FORMS.filter(({ scale }) => scale >= 0.8 * text);
  return [...readable.map(sized(NAMED, true)), ...SIGNS_FORMS.map(sized(SIGNS, false))];
}

/** The empire without its areas. */
export interface Terrain {
  readonly width: number;
  readonly height: number;
  readonly seas: readonly string[];
  readonly waves: readonly string[];
  readonly rivers: readonly string[];
  readonly peaks: readonly Point[];
}

/** Its height is more than the space there is, if the areas need it: then the map scrolls. */
export interface Geography extends Terrain {
  readonly plate: Plate;
  readonly areas: readonly Point[];
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly plate: Plate;
  readonly areas: readonly Point[];
  readonly place: (point: Point) => Point;
}

/** The map in a space, with areas as large as fit into it. `text` is the scale of text. */
export function geography({ areas }: Components, width: number, height: number, text: number): Geography {
  const points = areas.map(({ at }): Point => [at.x, at.y]);
  const { place, ...layout } = layOut(points, width, height, text);
  return { ...layout, ...terrain(place) };
}

/** In the coordinates that packs use. */
export function terrainOfPacks(): Terrain {
  return { ...MAP, ...terrain((point) => point) };
}

function terrain(place: (point: Point) => Point): Omit<Terrain, 'width' | 'height'> {
  const hand = new Pen(12);
  const shores = SEAS.map((sea) => sea.map(place));
  return {
    seas: shores.map((sea) => hand.stroke(sea, { closed: true, wobble: 2.4, step: 12 })),
    waves: shores.map((sea) => hand.stroke(inwards(sea), { closed: true, wobble: 1.6, step: 14 })),
    rivers: RIVERS.map((river) => hand.stroke(river.map(place), { wobble: 2, step: 14 })),
    peaks: PEAKS.map(place),
  };
}

function layOut(points: readonly Point[], width: number, height: number, text: number): Layout {
  const all = plates(text);
  for (const plate of all) {
    const layout = attempt(points, width, height, plate);
    if (layout !== null) return layout;
  }
  const least = all[all.length - 1];
  const narrower = Math.max(width - SCROLL_BAR, least.width * 3);
  for (let more = height + STEP; more < height + MOST_STEPS * STEP; more += STEP) {
    const layout = attempt(points, narrower, more, least);
    if (layout !== null) return layout;
  }
  return inRows(points, narrower, least);
}

/**
 * A pack may put more areas side by side than there is room for, at any height: then they are arranged in rows, from
 * the north.
 */
function inRows(points: readonly Point[], width: number, plate: Plate): Layout {
  const across = plate.width + plate.gap.x;
  const down = plate.height + plate.gap.y;
  const columns = Math.max(1, Math.floor((width - 2 * plate.beside) / across));
  const height = plate.above + plate.below + Math.ceil(points.length / columns) * down;
  const order = points
    .map(([x, y], area) => ({ x, y, area }))
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ area }) => area);
  const areas = points.map((_, area): Point => {
    const at = order.indexOf(area);
    return [
      plate.beside + ((at % columns) + 0.5) * across,
      plate.above + (Math.floor(at / columns) + 0.5) * down,
    ];
  });
  const place = ([x, y]: Point): Point => [(x / MAP.width) * width, (y / MAP.height) * height];
  return { width, height, plate, areas, place };
}

function attempt(points: readonly Point[], width: number, height: number, plate: Plate): Layout | null {
  const field = {
    left: plate.beside,
    right: width - plate.beside,
    top: plate.above,
    bottom: height - plate.below,
  };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const across = (field.right - field.left - plate.width) / Math.max(1, Math.max(...xs) - left);
  const down = (field.bottom - field.top - plate.height) / Math.max(1, Math.max(...ys) - top);
  if (across <= 0 || down <= 0) return null;
  const place = ([x, y]: Point): Point => [
    field.left + plate.width / 2 + (x - left) * across,
    field.top + plate.height / 2 + (y - top) * down,
  ];
  const room = { width: plate.width + plate.gap.x, height: plate.height + plate.gap.y };
  const areas = spread(points.map(place), room, field);
  return areas === null ? null : { width, height, plate, areas, place };
}

/** The same shore, slightly smaller. */
function inwards(sea: readonly Point[]): Point[] {
  const x = sea.reduce((sum, point) => sum + point[0], 0) / sea.length;
  const y = sea.reduce((sum, point) => sum + point[1], 0) / sea.length;
  return sea.map((point): Point => [x + (point[0] - x) * 0.88, y + (point[1] - y) * 0.84]);
}
