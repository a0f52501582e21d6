import {
  Attack,
  type Bellum,
  type BellumEvent,
  type BellumQuestion,
  type BellumView,
  LEFT,
  NONE,
  OPEN_PER_DECK,
  Recruit,
  Reroll,
  RIGHT,
  type Side,
} from '../index.ts';
import type { Seat } from '@triptych/kernel';
import { beside, cut, padEnd, widthOf } from '@triptych/terminal-kit/text.ts';
import { spaced } from '@triptych/words';
import type { Board } from '@triptych/terminal-kit/board.ts';
import { CASTLE_WIDTH, drawCastle, drawChests } from './castle.ts';
import { drawCards, drawMarket } from './market.ts';
import { drawPlayers } from './players.ts';
import { drawRealm } from './realm.ts';
import { type BellumDrawingContext, mainSeat, shieldsOf } from './drawing-context.ts';
import { drawScoring } from './scoring.ts';
import { Signs } from './signs.ts';
import { boardWords } from './words/index.ts';

const WIDE = 110;
const GAP = ' │ ';

export const bellumBoard: Board<Bellum, BellumView, BellumQuestion, BellumEvent> = {
  draw,
  legend: (context) => new Signs(context).legend(context.width),
  open: openCastle,
  scoring: drawScoring,
  conceivable,
  beginsPart: (event) => event.type === 'dayBegan',
  strikes: (event, seat) =>
    (event.type === 'castleStormed' || event.type === 'chestStolen') && event.victim === seat,
};

function draw(context: BellumDrawingContext): string[] {
  const { width } = context;
  const seat = mainSeat(context);
  const castle = [...drawCastle(context, seat), ...drawChests(context, seat, CASTLE_WIDTH)].map((line) =>
    padEnd(line, CASTLE_WIDTH),
  );
  const realm = drawRealm(context);
  const body =
    width >= WIDE
      ? [
          ...sideBySide(castle, drawMarket(context, width - CASTLE_WIDTH - GAP.length), width),
          '',
          ...sideBySide(realm, drawPlayers(context, width - widest(realm) - GAP.length), width),
        ]
      : [
          ...sideBySide(castle, realm, width),
          '',
          ...drawPlayers(context, width),
          '',
          ...drawMarket(context, width),
        ];
  return [headline(context), ...body];
}

/** Side by side if that fits, else stacked. */
function sideBySide(left: readonly string[], right: readonly string[], width: number): string[] {
  if (widest(left) + GAP.length + widest(right) <= width) return beside(left, right, GAP);
  return [...left, '', ...right];
}

function widest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(widthOf));
}

/** The day, the die, the captain. */
function headline(context: BellumDrawingContext): string {
  const { view, names, paint, language, width } = context;
  const words = boardWords[language];
  const parts =
    view.row === NONE
      ? [words.setup]
      : [words.day(view.day), words.die(view.row + 1), `⚑ ${words.captain(names[view.captain])}`];
  // A long name ends last.
  const text = `══ ${cut(parts.join(' ══ '), width - 4)} `;
  return paint(text + '═'.repeat(Math.max(0, width - widthOf(text))), 'bold');
}

/** A castle with all its cards and goods. */
function openCastle(context: BellumDrawingContext, seat: Seat): string[] {
  const { view, game, language, width } = context;
  const words = boardWords[language];
  const signs = new Signs(context);
  const castle = view.castles[seat];
  const cards = (side: Side): string[] => {
    const ids = side === LEFT ? castle.left : castle.right;
    const title = side === LEFT ? words.left : words.right;
    if (ids.length === 0) return [spaced(language, `${title}: ${words.noCards}`)];
    const lines = ids.map((card) => ({ card, name: game.components.names(language).cards[card], price: '' }));
    return drawCards(context, '', lines, [side], width);
  };
  const goods = [
    signs.count('food', castle.food),
    signs.count('glyph', castle.glyphs),
    signs.barrels(castle.barrels),
  ];
  const facts = [
    `${words.stock} ${goods.filter((part) => part !== '').join(' ') || '–'}`,
    `${words.defence} ${signs.defence(shieldsOf(context, castle), castle.magicShields)}`,
    `${words.spells} ${words.ready(castle.spells, castle.spent)}`,
  ];
  return [
    '',
    ...drawCastle(context, seat),
    facts.join(' · '),
    ...drawChests(context, seat, width),
    ...cards(LEFT),
    ...cards(RIGHT),
  ];
}

function conceivable({ view, game }: BellumDrawingContext, question: BellumQuestion): readonly number[] {
  switch (question.kind) {
    case 'castle':
      return game.components.castles.map((_, castle) => castle);
    case 'reroll':
      return [Reroll.accept, Reroll.barrel, Reroll.spell];
    case 'attack':
      return [
        Attack.nothing,
        Attack.tavern,
        ...view.open.flatMap((place, space) => (place === NONE ? [] : [Attack.place(space)])),
        ...view.castles.flatMap((_, seat) => (seat === question.seat ? [] : [Attack.castle(seat)])),
      ];
    case 'recruit':
      return [
        Recruit.done,
        ...view.market.flatMap((card, space) => {
          if (card === NONE) return [];
          const usual = Recruit.creature(space);
          return space < OPEN_PER_DECK ? [usual] : [usual, Recruit.creatureForGlyphs(space)];
        }),
      ];
    case 'side':
      return [LEFT, RIGHT];
    case 'goblins':
    case 'theft':
      return [];
  }
}
