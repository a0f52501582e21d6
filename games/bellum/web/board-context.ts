import type { CardId } from '../content/components.ts';
import type { Seat } from '@triptych/kernel';
import { type BoardBasics, boardBasics, boardContext } from '@triptych/board-kit/board-context.ts';
import { Explainer } from './explain.ts';
import type { BellumTypes } from '../types.ts';
import type { BellumProps } from './types.ts';
import { type BoardWords, boardWords } from './words/index.ts';

/** What every component of the board needs to draw, name and explain itself. */
export interface BellumBoard extends BoardBasics<BellumTypes, BoardWords>, Calls {
  readonly explain: Explainer;
}

interface Calls {
  /** Shows a card large. */
  look(card: CardId): void;
  /** Shows a castle in full. */
  open(seat: Seat): void;
}

const context = boardContext<BellumBoard>();
export const useBoard = context.use;

export function provideBoard(props: () => BellumProps, calls: Calls): void {
  context.provide(() => {
    const basics = boardBasics(props(), boardWords);
    return { ...basics, ...calls, explain: new Explainer(basics) };
  });
}
