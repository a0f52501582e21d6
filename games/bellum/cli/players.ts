import { CHEST_KINDS, NONE, SYMBOLS, type Symbol } from '../index.ts';
import type { Seat } from '@triptych/kernel';
import { spaced } from '@triptych/words';
import { cut, padEnd, widthOf } from '@triptych/terminal-kit/text.ts';
import { type BellumDrawingContext, LEFT_SYMBOLS, RIGHT_SYMBOLS, shieldsOf } from './drawing-context.ts';
import { Signs } from './signs.ts';
import { boardWords } from './words/index.ts';

/** From roomy to tight: how much of a name is shown, and the space between columns. */
const LAYOUTS = [
  { name: 14, gap: 2 },
  { name: 14, gap: 1 },
  { name: 8, gap: 1 },
];

/** One line per player: the active row, what they have, their defence, their chests by kind. */
export function drawPlayers(context: BellumDrawingContext, width: number): string[] {
  const drawn = LAYOUTS.map(({ name, gap }) => drawTable(context, name, ' '.repeat(gap)));
  return drawn.find((lines) => lines.every((line) => widthOf(line) <= width)) ?? drawn[drawn.length - 1];
}

function drawTable(context: BellumDrawingContext, longestName: number, gap: string): string[] {
  const { view, paint, language } = context;
  const words = boardWords[language];
  const row = view.row === NONE ? '' : `►${view.row + 1} `;
  const { players, left, right, stock, defenceShort, spells, chests } = words;
  const table = [
    [players, row + left, right, stock, defenceShort, spells, chests],
    ...view.castles.map((_, seat) => playerCells(context, seat, longestName)),
  ];
  const widths = table[0].map((_, column) => Math.max(...table.map((cells) => widthOf(cells[column]))));
  return table.map((cells, line) => {
    const text = cells.map((cell, column) => padEnd(cell, widths[column])).join(gap);
    return line === 0 ? paint(text.trimEnd(), 'bold') : text.trimEnd();
  });
}

function playerCells(context: BellumDrawingContext, seat: Seat, longestName: number): string[] {
  const { view, names, paint, viewer } = context;
  const signs = new Signs(context);
  const castle = view.castles[seat];
  const name = `${seat + 1} ${cut(names[seat], longestName)}${seat === view.captain ? ' ⚑' : ''}`;
  const active = (symbols: readonly Symbol[]): string =>
    view.row === NONE || castle.horde.length === 0
      ? ''
      : joined(
          symbols.map((symbol) =>
            signs.count(symbol, castle.horde[view.row * SYMBOLS.length + SYMBOLS.indexOf(symbol)]),
          ),
        );
  const stock = joined([
    signs.count('food', castle.food),
    signs.count('glyph', castle.glyphs),
    signs.barrels(castle.barrels),
  ]);
  const spells =
    castle.spells + castle.spent === 0 ? '–' : `${signs.marker('spell')}${castle.spells}/${castle.spent}`;
  return [
    seat === viewer ? paint(name, 'bold') : name,
    active(LEFT_SYMBOLS),
    active(RIGHT_SYMBOLS),
    stock,
    castle.board === NONE ? '–' : signs.defence(shieldsOf(context, castle), castle.magicShields),
    spells,
    chestsByKind(context, seat),
  ];
}

function chestsByKind(context: BellumDrawingContext, seat: Seat): string {
  const signs = new Signs(context);
  const { chests } = context.view.castles[seat];
  const kinds = CHEST_KINDS.map((kind) => {
    const number = chests.filter((chest) => context.game.components.chestKinds[chest] === kind).length;
    return number === 0 ? '' : signs.chests(kind, number);
  });
  if (chests.length === 0) return '–';
  return spaced(context.language, `${chests.length}: ${kinds.filter((part) => part !== '').join(' ')}`);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ') || '–';
}
