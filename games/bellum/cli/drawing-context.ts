import type { Bellum, BellumView, CastleView } from '../index.ts';
import type { Seat } from '@triptych/kernel';
import type { DrawingContext } from '@triptych/terminal-kit/board.ts';

export type BellumDrawingContext = DrawingContext<Bellum, BellumView>;

export const LEFT_SYMBOLS = ['food', 'glyph', 'map'] as const;
export const RIGHT_SYMBOLS = ['sword', 'magicSword', 'thief'] as const;

/** B4.6: printed shields and markers. */
export function shieldsOf({ game }: BellumDrawingContext, castle: CastleView): number {
  return (game.components.castles[castle.board]?.shield ?? 0) + castle.shields;
}

/** Whose things are in the middle: the viewer's own; for a spectator the captain's. */
export function mainSeat({ viewer, view }: BellumDrawingContext): Seat {
  if (viewer !== 'spectator') return viewer;
  return view.captain >= 0 ? view.captain : 0;
}
