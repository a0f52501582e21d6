import { LETTERS, type Marker, SYMBOLS, type Symbol } from './symbols.ts';

/** B10.2: the worth of one symbol in one row, relative to a food. Part of the check. */
export const WEIGHTS: Readonly<Record<Symbol, number>> = {
  food: 5,
  glyph: 7,
  map: 9,
  sword: 5,
  magicSword: 6,
  thief: 6,
};

/** B10.2: what a bonus adds to both sides of its card. */
export const MARKER_WEIGHTS: Readonly<Record<Marker, number>> = { shield: 3, magicShield: 5, spell: 3 };

export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * B10.1: the worth of a symbol on a castle, where it counts from the first day: food then grows into creatures, and
 * thieves find no chests yet.
 */
const CASTLE_WEIGHTS: Readonly<Record<Symbol, number>> = { ...WEIGHTS, food: 9, map: 6, sword: 4, thief: 4 };
/** On the first days two swords in one row take a farm, a single one does not. */
const TWO_SWORDS = 4;

/** B10.1, B10.2: the worth of a castle with both its sides, or of one side of a card with its bonus. */
export const WORTH: Readonly<Record<'castle' | 'goblin' | 'fearsome' | 'extreme', Range>> = {
  castle: { least: 54, most: 58 },
  goblin: { least: 10, most: 15 },
  fearsome: { least: 20, most: 28 },
  extreme: { least: 48, most: 60 },
};

export function isWithin(number: number, { least, most }: Range): boolean {
  return number >= least && number <= most;
}

/** The worth of the rows of one side. */
export function worthOfRows(rows: readonly string[], weights = WEIGHTS): number {
  return SYMBOLS.reduce((sum, symbol) => sum + weights[symbol] * countSymbol(rows, symbol), 0);
}

export function worthOfCastle(left: readonly string[], right: readonly string[]): number {
  const pairs = right.filter((row) => countSymbol([row], 'sword') > 1).length;
  return worthOfRows([...left, ...right], CASTLE_WEIGHTS) + TWO_SWORDS * pairs;
}

export function worthOfMarkers(markers: readonly Marker[]): number {
  return markers.reduce((sum, marker) => sum + MARKER_WEIGHTS[marker], 0);
}

export function countSymbol(rows: readonly string[], symbol: Symbol): number {
  return rows.join('').split(LETTERS[symbol]).length - 1;
}
