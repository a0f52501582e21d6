/**
 * The `data-` attributes of the page and what each means. Flights find places by them, the shell finds what can be
 * chosen, and tests find both. A test sees to it that no other ones are used.
 */
const ANCHORS = {
  /** A thing that goes from place to place, by a name that is its own wherever it lies: `card:12`. */
  piece: 'data-piece',
  /** Where a new piece comes from: the name of a home. */
  from: 'data-from',
  /** A place that pieces come from or go to, though they do not lie there one by one: `castle:2`, `deck:place`. */
  home: 'data-home',
  /** A place for one thing, whether it lies there or not: `area:5`. */
  space: 'data-space',
  /** What can be chosen now; keys walk through these. */
  choice: 'data-choice',
  /** A button that answers the question. */
  action: 'data-action',
  /** What a thing means, for whoever points at it. */
  tooltip: 'data-tooltip',
  /** The rule that says so. */
  rule: 'data-rule',
  /** The result, which the reader can put aside. */
  result: 'data-result',
  /** Of a match: whether all has been shown, which kind of question the viewer is asked, which moment is shown again. */
  idle: 'data-idle',
  asked: 'data-asked',
  moment: 'data-moment',
  /** Of the whole page: which game it wears, and which palette. */
  game: 'data-game',
  palette: 'data-palette',
  /** One of a row of equal things that can be moved, by its number. */
  dial: 'data-dial',
  /** A city of a map, by its number. */
  city: 'data-city',
  /** Whose home an area is. */
  governor: 'data-governor',
  /** What a seat has: a resource (`2:0`), an army, points, cards that are fulfilled (`2:tax`). */
  good: 'data-good',
  army: 'data-army',
  points: 'data-points',
  done: 'data-done',
  /** The mark of an owner on a building, by the number of the building. */
  marker: 'data-marker',
} as const;

export type Anchor = keyof typeof ANCHORS;

export const ANCHOR_NAMES: readonly string[] = Object.values(ANCHORS);

/** Finds what is marked so: at all, or with this value. */
export function anchored(anchor: Anchor, value?: string | number): string {
  return value === undefined ? `[${ANCHORS[anchor]}]` : `[${ANCHORS[anchor]}="${value}"]`;
}

/** With which value something is marked. */
export function anchorOf(element: HTMLElement, anchor: Anchor): string | null {
  return element.getAttribute(ANCHORS[anchor]);
}
