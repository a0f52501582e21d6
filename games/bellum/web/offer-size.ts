/** How the castles on offer are laid out, in layout pixels. */
export interface OfferFit {
  readonly columns: number;
  readonly row: number;
  readonly roof: number;
  /** The width of one side of a castle. */
  readonly side: number;
}

interface Space {
  readonly width: number;
  readonly height: number;
}

const ROWS = 6;
const LEAST_ROW = 14;
const MOST_ROW = 44;
const GAP = 16;
/** Gaps, the frame and the name, which takes two lines on a narrow castle. */
const AROUND = { wide: 46, narrow: 74 };
const NARROW = 250;
/** The height of a roof in rows. A roof makes room until a row is high enough for its signs. */
const ROOF = 2.2;
const LEAST_ROOF = 18;
const SIGNS = 20;
const WIDEST = 300;
/** From these proportions on, all in one line, or three and two. */
const ONE_LINE = 1.35;
const TWO_LINES = 0.95;

export function fitOffers({ width, height }: Space, castles: number): OfferFit {
  const shape = width / height;
  const columns = shape > ONE_LINE && width > 700 ? castles : shape > TWO_LINES ? 3 : 2;
  const wide = Math.min(WIDEST, (width - GAP) / columns - GAP);
  const around = wide < NARROW ? AROUND.narrow : AROUND.wide;
  const each = height / Math.ceil(castles / columns) - around;
  const lowRoof = Math.min(SIGNS, (each - LEAST_ROOF) / ROWS);
  const row = Math.max(LEAST_ROW, Math.min(MOST_ROW, Math.max(lowRoof, each / (ROWS + ROOF))));
  const roof = Math.max(LEAST_ROOF, Math.min(row * ROOF, each - ROWS * row));
  return { columns, row, roof, side: (wide - Math.min(26, row) - 36) / 2 };
}
