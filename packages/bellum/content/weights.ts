import { LETTERS, type Marker, SYMBOLS, type Symbol } from './symbols.ts';

/** B10.2: what one symbol in one row is worth, as a share of what a food is. Part of the check. */
export const WEIGHTS: Readonly<Record<Symbol, number>> = {
  food: 4,
  glyph: 6,
  map: 5,
  sword: 4,
  magicSword: 6,
  thief: 5,
};

/** B10.2: what a bonus adds to both sides of its card. */
export const MARKER_WEIGHTS: Readonly<Record<Marker, number>> = { shield: 3, magicShield: 5, spell: 5 };

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** B10.1, B10.2: what a castle with both its sides, or one side of a card with its bonus, is worth. */
export const WORTH: Readonly<Record<'castle' | 'goblin' | 'fearsome' | 'extreme', Range>> = {
  castle: { least: 60, most: 64 },
  goblin: { least: 8, most: 12 },
  fearsome: { least: 19, most: 26 },
  extreme: { least: 42, most: 54 },
};

export function isWithin(number: number, { least, most }: Range): boolean {
  return number >= least && number <= most;
}

/** What the rows of one side are worth. */
export function worthOfRows(rows: readonly string[]): number {
  return SYMBOLS.reduce((sum, symbol) => sum + WEIGHTS[symbol] * countSymbol(rows, symbol), 0);
}

export function worthOfMarkers(markers: readonly Marker[]): number {
  return markers.reduce((sum, marker) => sum + MARKER_WEIGHTS[marker], 0);
}

export function countSymbol(rows: readonly string[], symbol: Symbol): number {
  return [...rows.join('')].filter((letter) => letter === LETTERS[symbol]).length;
}
