/**
 * How a match is laid out. `tall`: everything below one another, for phones and tablets held upright and for narrow
 * windows. `wide`: the board and a column beside it. `small-wide`: a phone held sideways or a low window, with the board
 * on one side and one column with everything else.
 */
export type Arrangement = 'tall' | 'wide' | 'small-wide';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The space of a window in layout pixels, each of which is `zoom` CSS pixels of the window wide. */
export interface ScreenSpace extends Size {
  readonly arrangement: Arrangement;
  readonly zoom: number;
  /** What is left of the reader's text size once everything is as large as it can be; it enlarges text only. */
  readonly scale: number;
}

/** Things have their natural size in a window of one of these sizes and grow with larger ones. */
const NATURAL: Size = { width: 1280, height: 720 };
const NATURAL_UPRIGHT: Size = { width: 800, height: 1200 };
/** A larger text enlarges everything as long as this much space remains. */
const LEAST_UPRIGHT: Size = { width: 320, height: 560 };
const LEAST_SIDEWAYS: Size = { width: 560, height: 340 };
/** Less height leaves no room for a bar above the board. */
const LOW = 540;
/** Less width leaves no room for a column beside the board. */
const NARROW = 820;
/** Less width in proportion to the height, and the column would take it away from the board. */
const UPRIGHT = 1.1;

const ratio = (window: Size, { width, height }: Size): number =>
  Math.min(window.width / width, window.height / height);

export function screenSpace(window: Size, text: number): ScreenSpace {
  const natural = Math.max(1, ratio(window, NATURAL), ratio(window, NATURAL_UPRIGHT));
  const most = ratio(window, window.width < window.height ? LEAST_UPRIGHT : LEAST_SIDEWAYS);
  const zoom = Math.max(natural, Math.min(natural * text, most));
  const space = { width: window.width / zoom, height: window.height / zoom };
  return { ...space, arrangement: arrangementOf(space), zoom, scale: (natural * text) / zoom };
}

function arrangementOf({ width, height }: Size): Arrangement {
  if (width < height * UPRIGHT) return 'tall';
  if (height < LOW) return 'small-wide';
  return width < NARROW ? 'tall' : 'wide';
}
