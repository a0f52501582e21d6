import type { Plate } from './geography.ts';

/** A box relative to the middle of an area, in pixels. */
export interface PieceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pieces of an area, and what it yields, which no piece of another area may cover. */
export interface Pieces {
  readonly worker: PieceBox;
  /** The seal of the player whose home it is. */
  readonly medal: PieceBox;
  readonly resources: PieceBox;
  /** Whether a piece reaches down to the name, which then stands beside it. */
  readonly besideName: boolean;
}

/** A worker is a seal on a foot. */
const FOOT = 1.4;
/** How far pieces rise above a plate with a name, if the gap allows it. */
const RISE = { worker: 19, medal: 15 };
/** With less of a rise they reach the letters of the name. */
const CLEAR = 17;

/**
 * Every piece stays within the plate, half the gap beside it and the whole gap above it: no other area reaches there. A
 * plate without a name has room inside, beside its force.
 */
export function piecesOf({ named, scale, width, height, gap }: Plate): Pieces {
  const box = (x: number, y: number, wide: number, high: number): PieceBox => ({
    x,
    y,
    width: wide * scale,
    height: high * scale,
  });
  if (!named) {
    const place = [3.5 * scale, -4 * scale] as const;
    return {
      worker: box(...place, 18, 18 * FOOT),
      medal: box(...place, 18, 18),
      resources: box(-21 * scale, -18 * scale, 42, 36),
      besideName: false,
    };
  }
  const [right, left, top] = [(width + gap.x) / 2, -(width + gap.x) / 2, -height / 2];
  return {
    worker: box(right - 22 * scale, top - Math.min(gap.y, RISE.worker * scale), 22, 22 * FOOT),
    medal: box(left, top - Math.min(gap.y, RISE.medal * scale), 24, 24),
    resources: box(-47 * scale, -6 * scale, 94, 29),
    besideName: gap.y < CLEAR * scale,
  };
}
