import { LEFT, ROWS, RIGHT, type Side, SYMBOLS, type Symbol } from '../content/symbols.ts';
import type { BellumWords } from './en.ts';
import type { Amounts } from './things.ts';

const GATHERERS: readonly Symbol[] = ['food', 'glyph', 'map'];
export const ATTACKERS: readonly Symbol[] = ['sword', 'magicSword', 'thief'];

/** How often a symbol appears in one row of a horde. */
export function numberIn(horde: readonly number[], row: number, symbol: Symbol): number {
  return horde[row * SYMBOLS.length + SYMBOLS.indexOf(symbol)];
}

/** What one row of a horde shows of these symbols. */
export function rowAmounts(
  horde: readonly number[],
  row: number,
  symbols: readonly Symbol[] = SYMBOLS,
): Amounts {
  return Object.fromEntries(symbols.map((symbol) => [symbol, numberIn(horde, row, symbol)]));
}

/** One side of a castle or a card, row by row: `left: 1 ff · 2 – · 3 g · 4 fm · 5 – · 6 f`. */
export function sideRows({ names }: BellumWords, horde: readonly number[], side: Side): string {
  const symbols = side === LEFT ? GATHERERS : ATTACKERS;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const letters = symbols.map((symbol) => names.letters[symbol].repeat(numberIn(horde, row, symbol)));
    return `${row + 1} ${letters.join('') || '–'}`;
  });
  return `${side === LEFT ? names.sides.left : names.sides.right}: ${rows.join(' · ')}`;
}

/** Both sides, of the same horde or of a card. */
export function bothSides(words: BellumWords, left: readonly number[], right: readonly number[]): string {
  return `${sideRows(words, left, LEFT)} | ${sideRows(words, right, RIGHT)}`;
}

/** What the letters mean. */
export function legend({ names }: BellumWords): string {
  return SYMBOLS.map((symbol) => `${names.letters[symbol]} ${names.symbols[symbol]}`).join(', ');
}
