import { type CityId, COLOURS, NONE, RECRUIT, THREAT } from '../index.ts';
import type { Ink } from '@triptych/terminal-kit/style.ts';
import { lordLetter, paintLord, type XiditDrawingContext } from './drawing-context.ts';

/** One road pattern per colour, so that the map can be read without colours. */
export const ROAD_SIGNS = ['~', '=', ':'] as const;
const ROAD_INKS: readonly Ink[] = ['blue', 'red', 'grey'];

/** A label needs some room to the right of its city. */
const LABEL = 9;
/** A curve is drawn as this many points. */
const POINTS = 160;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Cell {
  readonly text: string;
  readonly paint: (text: string) => string;
}

/** The map: cities as `[7]` (recruits), `<7>` (threat) or `(7)`, with their guilds and lords. */
export function drawMap(context: XiditDrawingContext, width: number, height: number): string[] {
  const grid: (Cell | null)[][] = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => null),
  );
  const put = (column: number, row: number, cell: Cell): void => {
    if (row >= 0 && row < height && column >= 0 && column < width) grid[row][column] = cell;
  };
  const { left, top, across, down } = extent(context);
  const place = (point: Point): [column: number, row: number] => [
    Math.round(((point.x - left) / across) * (width - LABEL)) + 2,
    Math.round(((point.y - top) / down) * (height - 1)),
  ];
  for (const road of context.game.components.roads) {
    const colour = COLOURS.indexOf(road.colour);
    const cell = {
      text: ROAD_SIGNS[colour],
      paint: (text: string) => context.paint(text, ROAD_INKS[colour]),
    };
    for (const point of curve(context, road)) put(...place(point), cell);
  }
  for (const [city, point] of context.game.components.cities.entries()) {
    const [column, row] = place(point);
    let at = column - 1;
    for (const part of label(context, city)) {
      for (const character of part.text) put(at++, row, { text: character, paint: part.paint });
    }
  }
  return grid.map((row) =>
    row
      .map((cell) => (cell === null ? ' ' : cell.paint(cell.text)))
      .join('')
      .trimEnd(),
  );
}

/** The extent of the map, with all bends of its roads. */
function extent(context: XiditDrawingContext): { left: number; top: number; across: number; down: number } {
  const points = context.game.components.roads.flatMap((road) => [...curve(context, road)]);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, across: Math.max(...xs) - left, down: Math.max(...ys) - top };
}

function* curve(
  context: XiditDrawingContext,
  road: XiditDrawingContext['game']['components']['roads'][number],
): Generator<Point> {
  const { cities } = context.game.components;
  const from = cities[road.from - 1];
  const to = cities[road.to - 1];
  for (let point = 0; point <= POINTS; point++) {
    const t = point / POINTS;
    const between = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    yield { x: between(from.x, road.via.x, to.x), y: between(from.y, road.via.y, to.y) };
  }
}

/** `<17>a3BC`: a threat, a guild of A with three floors, the lords of B and C. */
function label(context: XiditDrawingContext, city: CityId): Cell[] {
  const { view, paint } = context;
  const [left, right, inks] = brackets(view.sides[city]);
  const parts: Cell[] = [{ text: `${left}${city + 1}${right}`, paint: (text) => paint(text, ...inks) }];
  const owner = view.guilds[city];
  if (owner !== NONE) {
    const guild = `${lordLetter(owner).toLowerCase()}${view.heights[city]}`;
    parts.push({ text: guild, paint: (text) => paintLord(context, owner, text) });
  }
  for (const [seat, lord] of view.lords.entries()) {
    if (lord.city === city)
      parts.push({ text: lordLetter(seat), paint: (text) => paintLord(context, seat, text) });
  }
  return parts;
}

function brackets(side: number): [left: string, right: string, inks: readonly Ink[]] {
  if (side === RECRUIT) return ['[', ']', ['green', 'bold']];
  if (side === THREAT) return ['<', '>', ['red', 'bold']];
  return ['(', ')', []];
}
