import type { Components } from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import type { BellumEvent } from '../events.ts';
import type { BellumQuestion } from '../questions.ts';
import type { BellumView } from '../view.ts';
import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import type { BoardProps } from '@triptych/board-kit/game-page.ts';

/** The types of this game, for the board kit. */
export interface Bellum {
  readonly pack: Pack;
  readonly components: Components;
  readonly view: BellumView;
  readonly question: BellumQuestion;
  readonly event: BellumEvent;
}

export type BellumModel = BoardModel<Bellum>;
export type BellumProps = BoardProps<Bellum>;
