import type { Seat } from '@triptych/kernel';
import { PLAYER_COLOURS, type Xidit, type XiditView } from '../index.ts';
import type { Ink } from '@triptych/terminal-kit/style.ts';
import type { DrawingContext } from '@triptych/terminal-kit/board.ts';

export type XiditDrawingContext = DrawingContext<Xidit, XiditView>;

/** A terminal cannot show black on black. */
const INKS: Readonly<Record<(typeof PLAYER_COLOURS)[number], Ink>> = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  black: 'grey',
};

/** A lord on the map: each seat has a letter and a colour. */
export function lordLetter(seat: Seat): string {
  return 'ABCDE'[seat] ?? '?';
}

export function paintLord({ paint }: XiditDrawingContext, seat: Seat, text: string): string {
  return paint(text, INKS[PLAYER_COLOURS[seat]], 'bold');
}
