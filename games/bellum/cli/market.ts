import { LEFT, MARKET, NONE, OPEN_PER_DECK, price, RIGHT, ROWS, type Side } from '../index.ts';
import { padEnd, widthOf } from '@triptych/terminal-kit/text.ts';
import { type BellumDrawingContext, LEFT_SYMBOLS, RIGHT_SYMBOLS } from './drawing-context.ts';
import { Signs } from './signs.ts';
import { boardWords } from './words/index.ts';

/** Cards as a table: one line each with both sides, or two lines each if that is too wide. */
export interface CardLine {
  readonly name: string;
  readonly card: number;
  readonly price: string;
}

/** The open creatures: price, the rows of both sides, bonus. */
export function drawMarket(context: BellumDrawingContext, width: number): string[] {
  const { view, paint, game, language } = context;
  const words = boardWords[language];
  const lines = view.market.map((card, space): CardLine | null =>
    card === NONE
      ? null
      : { card, name: game.components.names(language).cards[card], price: priceOf(context, space) },
  );
  const decks = paint(words.decksLeft(view.decksLeft[0], view.decksLeft[1]), 'grey');
  const cards = lines.filter((line) => line !== null);
  const missing = lines.length - cards.length;
  return [
    ...drawCards(context, `${words.market}`, cards, [LEFT, RIGHT], width),
    ...(missing > 0 ? [paint(words.deckEmpty, 'grey')] : []),
    decks,
  ];
}

/** Cards with the rows of one or both sides; the active row is marked at its number. */
export function drawCards(
  context: BellumDrawingContext,
  title: string,
  cards: readonly CardLine[],
  sides: readonly Side[],
  width: number,
): string[] {
  const { paint } = context;
  const words = boardWords[context.language];
  const tables = sides.map((side) => sideTable(context, cards, side));
  const bonuses = cards.map(({ card }) => bonusOf(context, card));
  const names = Math.max(widthOf(title), ...cards.map(({ name }) => widthOf(name)));
  const prices = Math.max(0, ...cards.map((card) => widthOf(card.price)));
  const line = (name: string, cost: string, parts: readonly string[], bonus: string): string =>
    `${padEnd(name, names)}  ${prices === 0 ? '' : `${padEnd(cost, prices)}  `}${parts.join(' │ ')}  ${bonus}`.trimEnd();
  const lines = [
    line(
      paint(title, 'bold'),
      prices === 0 ? '' : words.price,
      tables.map(({ title: side }) => side),
      '',
    ),
    line(
      '',
      '',
      tables.map(({ numbers }) => numbers),
      '',
    ),
    ...cards.map((card, at) =>
      line(
        card.name,
        card.price,
        tables.map(({ rows }) => rows[at]),
        bonuses[at],
      ),
    ),
  ];
  if (sides.length === 1 || lines.every((text) => widthOf(text) <= width)) return lines;
  // Too wide: one side below the other.
  return sides.flatMap((side) => {
    const shown = side === LEFT ? cards : cards.map((card) => ({ ...card, price: '' }));
    return drawCards(context, side === LEFT ? title : '', shown, [side], width);
  });
}

interface SideTable {
  readonly title: string;
  readonly numbers: string;
  readonly rows: readonly string[];
}

function sideTable(context: BellumDrawingContext, cards: readonly CardLine[], side: Side): SideTable {
  const { view, paint, game, language } = context;
  const signs = new Signs(context);
  const symbols = side === LEFT ? LEFT_SYMBOLS : RIGHT_SYMBOLS;
  const title = side === LEFT ? boardWords[language].left : boardWords[language].right;
  const cells = cards.map(({ card }) => {
    const { left, right } = game.components.cards[card];
    return Array.from({ length: ROWS }, (_, row) => signs.row(side === LEFT ? left : right, row, symbols));
  });
  const numbers = Array.from({ length: ROWS }, (_, row) =>
    row === view.row ? paint(`►${row + 1}`, 'bold') : String(row + 1),
  );
  const shown = cells.map((cell) =>
    cell.map((part, row) => (row === view.row ? ` ${paint(part, 'underline')}` : part)),
  );
  const widths = numbers.map((number, row) =>
    Math.max(widthOf(number), ...shown.map((cell) => widthOf(cell[row]))),
  );
  const line = (parts: readonly string[]): string =>
    parts.map((part, row) => padEnd(part, widths[row])).join(' ');
  return {
    title: padEnd(paint(title, 'bold'), widthOf(line(numbers))),
    numbers: line(numbers),
    rows: shown.map(line),
  };
}

function priceOf(context: BellumDrawingContext, space: number): string {
  const signs = new Signs(context);
  const pay = ({ food, glyphs }: { food: number; glyphs: number }): string =>
    `${signs.count('glyph', glyphs)}${signs.count('food', food)}`;
  const usual = pay(price(space, false));
  return space < OPEN_PER_DECK || space >= MARKET ? usual : `${usual}/${pay(price(space, true))}`;
}

function bonusOf(context: BellumDrawingContext, card: number): string {
  const { bonus } = context.game.components.cards[card];
  const signs = new Signs(context);
  return bonus.length === 0 ? '' : `+${bonus.map((marker) => signs.marker(marker)).join('')}`;
}
