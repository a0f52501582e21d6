import { LETTERS, type Marker, SYMBOLS, type Symbol } from './symbols.ts';

/** B10.2: the worth of one symbol in one row, relative to a food. Part of the check. */
export const WEIGHTS: Readonly<Record<Symbol, number>> = {
  food: 6,
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
const CASTLE_WEIGHTS: Readonly<Record<Symbol, number>> = { ...WEIGHTS, food: 9, map: 8, sword: 2, thief: 2 };
/** On the first days swords in one row take a farm together, a single one does not: for each after the first. */
const FURTHER_SWORD = 3;

/** B10.1, B10.2: the worth of a castle with both its sides, or of one side of a card with its bonus. */
export const WORTH: Readonly<Record<'castle' | 'goblin' | 'fearsome' | 'extreme', Range>> = {
  castle: { least: 41, most: 45 },
  goblin: { least: 10, most: 15 },
  fearsome: { least: 18, most: 28 },
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
  const further = right.reduce((sum, row) => sum + Math.max(0, countSymbol([row], 'sword') - 1), 0);
  return worthOfRows([...left, ...right], CASTLE_WEIGHTS) + FURTHER_SWORD * further;
}

export function worthOfMarkers(markers: readonly Marker[]): number {
  return markers.reduce((sum, marker) => sum + MARKER_WEIGHTS[marker], 0);
}

export function countSymbol(rows: readonly string[], symbol: Symbol): number {
  return rows.join('').split(LETTERS[symbol]).length - 1;
}
