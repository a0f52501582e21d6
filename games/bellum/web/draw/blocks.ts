import type { Hand, Point } from '@triptych/board-kit/draw/hand.ts';

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

export function wall(hand: Hand, { x, foot, width, height, lean }: Block, spread = 0): Mark[] {
  const topLeft: Point = [x - width / 2 + lean - spread, foot - height];
  const topRight: Point = [x + width / 2 + lean + spread, foot - height];
  const footRight: Point = [x + width / 2, foot];
  const footLeft: Point = [x - width / 2, foot];
  return [
    {
      ink: 'wall',
      path: hand.stroke([topLeft, topRight, footRight, footLeft], { closed: true, wobble: 0.9 }),
    },
    { ink: 'hatch', path: hand.hatch(topRight, footRight, width * 0.5, 4.5) },
  ];
}

export function pointedRoof(hand: Hand, { x, foot, width, height, lean }: Block, rise: number): Mark[] {
  const top = foot - height;
  const tip: Point = [x + lean * 2.2 + hand.off(width * 0.18), top - rise];
  const left: Point = [x - width / 2 + lean - width * 0.2, top + 2];
  const right: Point = [x + width / 2 + lean + width * 0.2, top + 1];
  return [
    { ink: 'roof', path: hand.stroke([left, tip, right], { closed: true, wobble: 1.1, step: 14 }) },
    { ink: 'hatch', path: hand.hatch([tip[0], tip[1] + rise * 0.2], right, width * 0.5, 4) },
  ];
}

export function lit(hand: Hand, x: number, y: number, width: number, height: number): Mark {
  const arch: Point[] = [
    [x - width / 2, y],
    [x - width / 2, y - height * 0.7],
    [x, y - height],
    [x + width / 2, y - height * 0.7],
    [x + width / 2, y],
  ];
  return { ink: 'light', path: hand.stroke(arch, { closed: true, wobble: 0.5 }) };
}

export function flag(hand: Hand, x: number, y: number, length: number): Mark[] {
  const cloth: Point[] = [
    [x, y - length],
    [x + length * 0.8, y - length * 0.86 + hand.off(1.5)],
    [x + length * 0.5, y - length * 0.66],
    [x + length * 0.85, y - length * 0.44 + hand.off(1.5)],
    [x, y - length * 0.4],
  ];
  return [
    {
      ink: 'line',
      path: hand.stroke(
        [
          [x, y],
          [x, y - length],
        ],
        { wobble: 0.4 },
      ),
    },
    { ink: 'flag', path: hand.stroke(cloth, { closed: true, wobble: 0.6 }) },
  ];
}

export function crenels(hand: Hand, from: number, to: number, top: number, tooth: number): string {
  const points: Point[] = [[from, top + 14]];
  for (let x = from, up = true; x < to; x += tooth * 1.6, up = !up) {
    const y = up ? top - tooth * 0.6 : top + tooth * 0.35;
    points.push([x, y + hand.off(1)], [Math.min(to, x + tooth * 1.6), y + hand.off(1)]);
  }
  points.push([to, top + 14]);
  return hand.stroke(points, { closed: true, wobble: 0.5, step: 30 });
}
