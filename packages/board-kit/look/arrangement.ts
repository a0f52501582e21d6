/**
 * How a match is laid out. `tall`: everything stacked, for phones and tablets held upright and for narrow windows.
 * `wide`: the board and a column beside it. `small-wide`: a phone held sideways or a low window, with the board on one
 * side and one column with everything else.
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
  /** The rest of the reader's text size once everything is as large as it can be; it only enlarges text. */
  readonly scale: number;
}

/** Things have their natural size in a window of one of these sizes and grow with larger ones. */
const NATURAL: Size = { width: 1280, height: 720 };
const NATURAL_UPRIGHT: Size = { width: 800, height: 1200 };
/** A larger text enlarges everything as long as this much space remains. */
const LEAST_UPRIGHT: Size = { width: 320, height: 560 };
const LEAST_SIDEWAYS: Size = { width: 560, height: 340 };
/** Larger text does not fit anywhere. */
const LARGEST_SCALE = 2;
/** Bars and panels alone never look like a zoom of this much. */
const LEAST_ZOOM = 1.2;
/** Less height leaves no room for a bar above the board. */
const LOW = 540;
/** Less width leaves no room for a column beside the board. */
const NARROW = 820;
/** With less width in proportion to the height, a column would take too much from the board. */
const UPRIGHT = 1.1;

const ratio = (window: Size, { width, height }: Size): number =>
  Math.min(window.width / width, window.height / height);

/** How much larger everything is in a window. */
const naturalIn = (window: Size): number =>
  Math.max(1, ratio(window, NATURAL), ratio(window, NATURAL_UPRIGHT));

/**
 * `browserZoom` makes the window smaller in CSS pixels. Without knowing it, we would take that for a smaller screen,
 * and everything would stay as large as it was.
 */
export function screenSpace(window: Size, text: number, browserZoom = 1): ScreenSpace {
  const whole = { width: window.width * browserZoom, height: window.height * browserZoom };
  const wanted = naturalIn(whole) * text;
  const most = ratio(window, window.width < window.height ? LEAST_UPRIGHT : LEAST_SIDEWAYS);
  const zoom = Math.max(naturalIn(window), Math.min(wanted, most));
  const space = { width: window.width / zoom, height: window.height / zoom };
  return {
    ...space,
    arrangement: arrangementOf(space),
    zoom,
    scale: Math.min(LARGEST_SCALE, wanted / zoom),
  };
}

/**
 * The browser's own zoom, from the size of its window in unzoomed pixels. Panels beside the page take width only,
 * the browser's bars height only, so the lesser of both is the zoom.
 */
export function browserZoom(page: Size, browser: Size): number {
  const zoom = ratio(browser, page);
  return Number.isFinite(zoom) && zoom >= LEAST_ZOOM ? zoom : 1;
}

function arrangementOf({ width, height }: Size): Arrangement {
  if (width < height * UPRIGHT) return 'tall';
  if (height < LOW) return 'small-wide';
  return width < NARROW ? 'tall' : 'wide';
}
