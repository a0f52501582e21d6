import { type CityId, COLOURS, NONE, RECRUIT, THREAT } from '../index.ts';
import type { Ink } from '@triptych/terminal-kit/style.ts';
import { lordLetter, paintLord, type XiditScene } from './scene.ts';

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
export function drawMap(scene: XiditScene, width: number, height: number): string[] {
  const grid: (Cell | null)[][] = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => null),
  );
  const put = (column: number, row: number, cell: Cell): void => {
    if (row >= 0 && row < height && column >= 0 && column < width) grid[row][column] = cell;
  };
  const { left, top, across, down } = extent(scene);
  const place = (point: Point): [column: number, row: number] => [
    Math.round(((point.x - left) / across) * (width - LABEL)) + 2,
    Math.round(((point.y - top) / down) * (height - 1)),
  ];
  for (const road of scene.game.components.roads) {
    const colour = COLOURS.indexOf(road.colour);
    const cell = { text: ROAD_SIGNS[colour], paint: (text: string) => scene.paint(text, ROAD_INKS[colour]) };
    for (const point of curve(scene, road)) put(...place(point), cell);
  }
  for (const [city, point] of scene.game.components.cities.entries()) {
    const [column, row] = place(point);
    let at = column - 1;
    for (const part of label(scene, city)) {
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
function extent(scene: XiditScene): { left: number; top: number; across: number; down: number } {
  const points = scene.game.components.roads.flatMap((road) => [...curve(scene, road)]);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, across: Math.max(...xs) - left, down: Math.max(...ys) - top };
}

function* curve(
  scene: XiditScene,
  road: XiditScene['game']['components']['roads'][number],
): Generator<Point> {
  const { cities } = scene.game.components;
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
function label(scene: XiditScene, city: CityId): Cell[] {
  const { view, paint } = scene;
  const [left, right, inks] = brackets(view.sides[city]);
  const parts: Cell[] = [{ text: `${left}${city + 1}${right}`, paint: (text) => paint(text, ...inks) }];
  const owner = view.guilds[city];
  if (owner !== NONE) {
    const guild = `${lordLetter(owner).toLowerCase()}${view.heights[city]}`;
    parts.push({ text: guild, paint: (text) => paintLord(scene, owner, text) });
  }
  for (const [seat, lord] of view.lords.entries()) {
    if (lord.city === city)
      parts.push({ text: lordLetter(seat), paint: (text) => paintLord(scene, seat, text) });
  }
  return parts;
}

function brackets(side: number): [left: string, right: string, inks: readonly Ink[]] {
  if (side === RECRUIT) return ['[', ']', ['green', 'bold']];
  if (side === THREAT) return ['<', '>', ['red', 'bold']];
  return ['(', ')', []];
}
