/**
 * The `data-` attributes of the page. Flights find places by them, the shell finds choices, and tests find both. A test
 * checks that no others are used.
 */
const ANCHORS = {
  /** A piece that moves from place to place, by a unique name: `card:12`. */
  piece: 'data-piece',
  /** The home that a new piece comes from. */
  from: 'data-from',
  /** A place that pieces come from or go to without being drawn there one by one: `castle:2`, `deck:place`. */
  home: 'data-home',
  /** A place for one thing, occupied or not: `area:5`. */
  space: 'data-space',
  /** A possible choice; the arrow keys cycle through these. */
  choice: 'data-choice',
  /** A button that answers the question: `main` with what is chosen, `other` with something else. */
  action: 'data-action',
  /** The explanation shown when the reader points at a thing. */
  tooltip: 'data-tooltip',
  /** The rule behind it. */
  rule: 'data-rule',
  /** Where the board is; great moments are written across it. */
  board: 'data-board',
  /** Rolls the die on a click while the roll is held back. */
  setsOff: 'data-sets-off',
  /** Of a match: a roll is held back until its player sets it off. */
  held: 'data-held',
  /** The answer that a hint names. */
  hint: 'data-hint',
  /** The result, which the reader can put aside. */
  result: 'data-result',
  /** Of a match: whether everything has been shown, the kind of the viewer's question, the moment of a replay. */
  idle: 'data-idle',
  asked: 'data-asked',
  moment: 'data-moment',
  /** Of the whole page: its game and its palette. */
  game: 'data-game',
  palette: 'data-palette',
  /** Of the whole page: how it is laid out. */
  arrangement: 'data-arrangement',
  /** The column that a player's own things move into on a small wide screen. */
  column: 'data-column',
  /** One of a row of movable things, by its number. */
  dial: 'data-dial',
  /** A city of a map, by its number. */
  city: 'data-city',
  /** Whose home an area is. */
  governor: 'data-governor',
  /** What a seat has: a resource (`2:0`), an army, points, fulfilled cards (`2:tax`). */
  good: 'data-good',
  army: 'data-army',
  points: 'data-points',
  done: 'data-done',
  /** An owner's marker on a building, by the number of the building. */
  marker: 'data-marker',
} as const;

export type Anchor = keyof typeof ANCHORS;

export const ANCHOR_NAMES: readonly string[] = Object.values(ANCHORS);

/** The selector of an anchor, with any value or a given one. */
export function anchored(anchor: Anchor, value?: string | number): string {
  return value === undefined ? `[${ANCHORS[anchor]}]` : `[${ANCHORS[anchor]}="${value}"]`;
}

export function anchorOf(element: HTMLElement, anchor: Anchor): string | null {
  return element.getAttribute(ANCHORS[anchor]);
}

export function isAnchor(name: string): name is Anchor {
  return name in ANCHORS;
}
