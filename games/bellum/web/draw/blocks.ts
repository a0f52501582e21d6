import type { Pen, Point } from '@triptych/board-kit/draw/pen.ts';

/** The parts of a drawing; the style sheet gives each its colour. */
export type Ink =
  | 'wall'
  | 'roof'
  | 'line'
  | 'hatch'
  | 'light'
  | 'flag'
  | 'ground'
  | 'hay'
  | 'smoke'
  | 'chain'
  | 'collar';

export interface Mark {
  readonly ink: Ink;
  readonly path: string;
}

/** A leaning tower or house: foot, size, and how far its top leans. */
export interface Block {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly lean: number;
}

export function wall(pen: Pen, { x, foot, width, height, lean }: Block, spread = 0): Mark[] {
  const topLeft: Point = [x - width / 2 + lean - spread, foot - height];
  const topRight: Point = [x + width / 2 + lean + spread, foot - height];
  const footRight: Point = [x + width / 2, foot];
  const footLeft: Point = [x - width / 2, foot];
  return [
    {
      ink: 'wall',
      path: pen.stroke([topLeft, topRight, footRight, footLeft], { closed: true, wobble: 0.9 }),
    },
    { ink: 'hatch', path: pen.hatch(topRight, footRight, width * 0.5, 4.5) },
  ];
}

export function pointedRoof(pen: Pen, { x, foot, width, height, lean }: Block, rise: number): Mark[] {
  const top = foot - height;
  const tip: Point = [x + lean * 2.2 + pen.off(width * 0.18), top - rise];
  const left: Point = [x - width / 2 + lean - width * 0.2, top + 2];
  const right: Point = [x + width / 2 + lean + width * 0.2, top + 1];
  return [
    { ink: 'roof', path: pen.stroke([left, tip, right], { closed: true, wobble: 1.1, step: 14 }) },
    { ink: 'hatch', path: pen.hatch([tip[0], tip[1] + rise * 0.2], right, width * 0.5, 4) },
  ];
}

export function lit(pen: Pen, x: number, y: number, width: number, height: number): Mark {
  const arch: Point[] = [
    [x - width / 2, y],
    [x - width / 2, y - height * 0.7],
    [x, y - height],
    [x + width / 2, y - height * 0.7],
    [x + width / 2, y],
  ];
  return { ink: 'light', path: pen.stroke(arch, { closed: true, wobble: 0.5 }) };
}

export function flag(pen: Pen, x: number, y: number, length: number): Mark[] {
  const cloth: Point[] = [
    [x, y - length],
    [x + length * 0.8, y - length * 0.86 + pen.off(1.5)],
    [x + length * 0.5, y - length * 0.66],
    [x + length * 0.85, y - length * 0.44 + pen.off(1.5)],
    [x, y - length * 0.4],
  ];
  return [
    {
      ink: 'line',
      path: pen.stroke(
        [
          [x, y],
          [x, y - length],
        ],
        { wobble: 0.4 },
      ),
    },
    { ink: 'flag', path: pen.stroke(cloth, { closed: true, wobble: 0.6 }) },
  ];
}

export function crenels(pen: Pen, from: number, to: number, top: number, tooth: number): string {
  const points: Point[] = [[from, top + 14]];
  for (let x = from, up = true; x < to; x += tooth * 1.6, up = !up) {
    const y = up ? top - tooth * 0.6 : top + tooth * 0.35;
    points.push([x, y + pen.off(1)], [Math.min(to, x + tooth * 1.6), y + pen.off(1)]);
  }
  points.push([to, top + 14]);
  return pen.stroke(points, { closed: true, wobble: 0.5, step: 30 });
}
