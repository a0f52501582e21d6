import type { CardId } from '../content/components.ts';
import { SYMBOLS } from '../content/symbols.ts';

const CARD = 60;
/** The narrowest card whose rows still show their symbols, and that a finger still hits. */
export const NARROWEST = { mouse: 38, finger: 44 };
/** The column that is printed on the castle. */
export const PRINTED = 46;
export const CARD_IN_FULL = 48;
export const BAND = 112;
const GAP = 3;
const FEWEST_COLUMNS = 2;

/** The layout of a wing: cards without enough room form a stack beside the castle. */
export interface WingLayout {
  readonly band: readonly CardId[];
  readonly single: readonly CardId[];
  /** The width of a single card. */
  readonly width: number;
}

export function layOutWing(cards: readonly CardId[], room: number, least: number): WingLayout {
  if (cards.length * least <= room)
    return { band: [], single: cards, width: Math.min(CARD, room / Math.max(1, cards.length)) };
  const singles = Math.max(0, Math.floor((room - BAND) / least));
  const inBand = cards.length - singles;
  return {
    band: cards.slice(0, inBand),
    single: cards.slice(inBand),
    width: (room - BAND) / Math.max(1, singles),
  };
}

/** The sum of what the cards of a stack show. */
export function together(hordes: readonly (readonly number[])[]): number[] {
  return Array.from({ length: 6 * SYMBOLS.length }, (_, at) =>
    hordes.reduce((sum, horde) => sum + horde[at], 0),
  );
}

/** The number of columns in which that many squares fit into a field. */
export function columnsFor(number: number, width: number, height: number): number {
  for (let columns = FEWEST_COLUMNS; columns < number; columns++) {
    const side = width / columns;
    if (Math.ceil(number / columns) * (side + GAP) <= height) return columns;
  }
  return Math.max(FEWEST_COLUMNS, number);
}
