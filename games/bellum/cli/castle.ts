import { NONE, ROWS, SYMBOLS } from '../index.ts';
import type { Seat } from '@triptych/kernel';
import { spaced } from '@triptych/words';
import { cut, padStart, widthOf, wrap } from '@triptych/terminal-kit/text.ts';
import { type BellumDrawingContext, LEFT_SYMBOLS, RIGHT_SYMBOLS } from './drawing-context.ts';
import { Signs } from './signs.ts';
import { boardWords } from './words/index.ts';

type SideSymbols = typeof LEFT_SYMBOLS | typeof RIGHT_SYMBOLS;

/** The width of a castle drawing. */
export const CASTLE_WIDTH = 34;

/** A castle: what each row gives on the left and on the right, the active row marked. */
export function drawCastle(context: BellumDrawingContext, seat: Seat): string[] {
  const { view, names, paint, game, language } = context;
  const castle = view.castles[seat];
  const words = boardWords[language];
  const home = castle.board === NONE ? words.noCastle : game.components.names(language).castles[castle.board];
  const owner = cut(names[seat].toUpperCase(), CASTLE_WIDTH - widthOf(home) - 3);
  const title = `${paint(owner, 'bold')} · ${home}`;
  if (castle.board === NONE) return [title];
  const signs = new Signs(context);
  const header = (symbols: SideSymbols): string =>
    symbols.map((symbol) => padStart(signs.letter(symbol), 3)).join('');
  const sums = (row: number, symbols: SideSymbols): string =>
    symbols
      .map((symbol) =>
        padStart(signs.number(symbol, castle.horde[row * SYMBOLS.length + SYMBOLS.indexOf(symbol)]), 3),
      )
      .join('');
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const active = row === view.row;
    const middle = active ? paint(`║►${row + 1}◄║`, 'bold', 'inverse') : `║ ${row + 1} ║`;
    return `  ${active ? paint('►', 'bold') : ' '}${sums(row, LEFT_SYMBOLS)}  ${middle}${sums(row, RIGHT_SYMBOLS)}  ${active ? paint('◄', 'bold') : ''}`;
  });
  return [
    title,
    `   ${header(LEFT_SYMBOLS)}  ╔═══╗${header(RIGHT_SYMBOLS)}`,
    ...rows,
    `${' '.repeat(14)}╚═══╝`,
  ];
}

/** The chests in front of a castle with the values that the viewer knows, the others as `?`. */
export function drawChests(context: BellumDrawingContext, seat: Seat, width: number): string[] {
  const { view, game, paint, language } = context;
  const words = boardWords[language];
  const signs = new Signs(context);
  const { chests } = view.castles[seat];
  if (chests.length === 0) return [paint(words.noChests, 'grey')];
  const sorted = [...chests].sort((a, b) => b - a);
  const known = sorted.map((chest) => view.chestValues[chest]);
  const parts = sorted.map((chest, at) =>
    signs.chest(game.components.chestKinds[chest], known[at] === NONE ? '?' : String(known[at])),
  );
  const sum = known.reduce((total, value) => total + Math.max(0, value), 0);
  const total = known.includes(NONE) ? '' : ` = ${sum}`;
  const head = spaced(language, `${words.chests} ${chests.length}: `);
  return wrap(`${head}${parts.join(' ')}${total}`, width, ' '.repeat(Math.min(widthOf(head), 8)));
}
