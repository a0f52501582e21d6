import { Pen, type Point } from '@triptych/board-kit/draw/pen.ts';
import { type Block, crenels, flag, lit, type Mark, pointedRoof, wall } from './blocks.ts';

type Cap = (pen: Pen, tower: Block, rise: number) => Mark[];

/** What distinguishes a castle: the colour and kind of its roofs, how its towers lean, how slim they are. */
interface CastleStyle {
  readonly roof: string;
  readonly cap: Cap;
  readonly lean: number;
  readonly slim: number;
  readonly tall: number;
}

/** By castle board; a pack with more boards starts over. */
const STYLES: readonly CastleStyle[] = [
  { roof: '#6b3fa8', cap: pointedRoof, lean: 7, slim: 1, tall: 1 },
  { roof: '#b8742e', cap: broken, lean: 4, slim: 1.05, tall: 1.1 },
  { roof: '#2f8f8a', cap: pointedRoof, lean: 17, slim: 0.9, tall: 1 },
  { roof: '#a8327a', cap: onion, lean: 5, slim: 0.62, tall: 1.45 },
  { roof: '#a8402a', cap: spikes, lean: 6, slim: 1, tall: 0.95 },
];
const styleOf = (board: number): CastleStyle => STYLES[board % STYLES.length];
export const roofColour = (board: number): string => styleOf(board).roof;

/** A tower top that has lost its roof. */
function broken(pen: Pen, { x, foot, width, height, lean }: Block, rise: number): Mark[] {
  const [left, right] = [x - width / 2 + lean - 3, x + width / 2 + lean + 3];
  const top = foot - height;
  const jagged: Point[] = [
    [left, top + 3],
    [left, top - rise * 0.45],
    [left + width * 0.3, top - rise * 0.4],
    [left + width * 0.38, top - rise * 0.1],
    [left + width * 0.6, top - rise * 0.3],
    [left + width * 0.7, top - rise * 0.62],
    [right, top - rise * 0.55],
    [right, top + 3],
  ];
  return [
    { ink: 'roof', path: pen.stroke(jagged, { closed: true, wobble: 1.2, step: 30 }) },
    { ink: 'hatch', path: pen.hatch([right, top - rise * 0.4], [right, top + 2], width * 0.4, 4) },
  ];
}

/** A dome that swells and ends in a needle. */
function onion(pen: Pen, { x, foot, width, height, lean }: Block, rise: number): Mark[] {
  const top = foot - height;
  const at = x + lean;
  const dome: Point[] = [
    [at - width * 0.45, top + 2],
    [at - width * 0.75, top - rise * 0.26],
    [at - width * 0.4, top - rise * 0.52],
    [at, top - rise],
    [at + width * 0.4, top - rise * 0.52],
    [at + width * 0.75, top - rise * 0.26],
    [at + width * 0.45, top + 2],
  ];
  return [
    { ink: 'roof', path: pen.stroke(dome, { closed: true, wobble: 0.8, step: 12 }) },
    {
      ink: 'hatch',
      path: pen.hatch([at + width * 0.3, top - rise * 0.5], [at + width * 0.5, top], width * 0.6, 4),
    },
  ];
}

/** Three blades instead of a roof. */
function spikes(pen: Pen, { x, foot, width, height, lean }: Block, rise: number): Mark[] {
  const top = foot - height;
  const left = x - width / 2 + lean - width * 0.12;
  const step = (width * 1.24) / 6;
  const blades: Point[] = [
    [left, top + 2],
    [left + step * 0.4, top - rise * 0.62],
    [left + step * 2, top - rise * 0.2],
    [left + step * 3 + lean, top - rise * 1.05],
    [left + step * 4, top - rise * 0.22],
    [left + step * 5.7, top - rise * 0.7],
    [left + step * 6, top + 2],
  ];
  return [
    { ink: 'roof', path: pen.stroke(blades, { closed: true, wobble: 0.8, step: 22 }) },
    { ink: 'hatch', path: pen.hatch([left + step * 3.2, top - rise * 0.7], [left + step * 5, top], 12, 4) },
  ];
}

/** The roofs of a castle on a field of 300 × 96, whose lower edge is the top of the rows. Each board has its own. */
export function castleRoofs(board: number): Mark[] {
  const pen = new Pen(board * 7 + 3);
  const { cap, lean, slim, tall } = styleOf(board);
  const marks: Mark[] = [];
  const tower = (x: number, width: number, low: number, high: number): Block => ({
    x,
    foot: 92,
    width: width * slim,
    height: pen.between(low, high) * tall,
    lean: pen.off(lean),
  });
  for (const behind of [tower(96, 30, 38, 48), tower(206, 32, 36, 48)])
    marks.push(...wall(pen, behind, 2), ...cap(pen, behind, pen.between(22, 30)));
  const keep = tower(150, 76, 34, 40);
  marks.push(...wall(pen, keep, 3), ...cap(pen, keep, pen.between(28, 36)));
  const tip = keep.foot - keep.height;
  marks.push(...flag(pen, keep.x + keep.lean * 1.6, tip - 22, 22));
  marks.push(
    lit(pen, keep.x + keep.lean - 14 * slim, tip + 26, 12, 17),
    lit(pen, keep.x + keep.lean + 14 * slim, tip + 25, 11, 16),
  );
  for (const side of [tower(34, 52, 26, 38), tower(266, 52, 24, 40)]) {
    marks.push(...wall(pen, side, 5), ...cap(pen, side, pen.between(24, 36)));
    marks.push(lit(pen, side.x + side.lean, side.foot - side.height + 22, 11, 15));
  }
  marks.push({ ink: 'wall', path: crenels(pen, 8, 292, 84, 9) });
  return marks;
}

/** The crooked wall behind the rows, on a field of 100 × 100 that is stretched. */
export function castleWall(board: number): Mark[] {
  const pen = new Pen(board * 11 + 5);
  const body: Point[] = [
    [1.5, 0],
    [98.5, 0],
    [97 + pen.off(1), 50],
    [99, 100],
    [1, 100],
    [3 + pen.off(1), 50],
  ];
  return [{ ink: 'wall', path: pen.stroke(body, { closed: true, wobble: 0.7, step: 9 }) }];
}
