import type { Seat } from '@triptych/kernel';
import { FORCES, RESOURCES, type Xerxes, type XerxesView, xerxesWords } from '../index.ts';
import type { Ink } from '@triptych/terminal-kit/style.ts';
import type { DrawingContext } from '@triptych/terminal-kit/board.ts';
import { boardWords } from './words/index.ts';

export type XerxesDrawingContext = DrawingContext<Xerxes, XerxesView>;

const INKS: readonly Ink[] = ['red', 'blue', 'green', 'yellow'];

/** A player's pieces: each seat has a letter and a colour. */
export function seatLetter(seat: Seat): string {
  return 'ABCD'[seat] ?? '?';
}

export function paintSeat({ paint }: XerxesDrawingContext, seat: Seat, text: string): string {
  return paint(text, INKS[seat] ?? 'grey', 'bold');
}

/** `g2 w1`: resources by their counts, with one letter each. */
export function letters({ language }: XerxesDrawingContext, counts: readonly number[]): string {
  const signs = boardWords[language].resources;
  return (
    RESOURCES.flatMap((resource, at) => (counts[at] > 0 ? [`${signs[resource]}${counts[at]}`] : [])).join(
      ' ',
    ) || '–'
  );
}

/** `2 iron, 1 gold`: resources by their counts, in words. */
export function resourceText({ language }: XerxesDrawingContext, counts: readonly number[]): string {
  const { counted } = xerxesWords[language];
  return RESOURCES.flatMap((resource, at) => (counts[at] > 0 ? [counted(resource, counts[at])] : [])).join(
    ', ',
  );
}

/** `1 chariot, 2 ships` */
export function forceText({ language }: XerxesDrawingContext, forces: readonly number[]): string {
  const { counted } = xerxesWords[language];
  return FORCES.flatMap((force, kind) => {
    const number = forces.filter((other) => other === kind).length;
    return number > 0 ? [counted(force, number)] : [];
  }).join(', ');
}

/** What a tax card costs and gives; a solo game has no victory points (E12.1). */
export function taxText(context: XerxesDrawingContext, card: number): string {
  const { cost, force } = context.game.components.taxes[card];
  const { counted, names } = xerxesWords[context.language];
  if (force === null && context.view.seats.length === 1) return resourceText(context, cost);
  return `${resourceText(context, cost)} → ${force === null ? counted('point', 3) : names.forces[FORCES[force]]}`;
}

export function campaignText(context: XerxesDrawingContext, card: number): string {
  return forceText(context, context.game.components.campaigns[card].forces);
}
