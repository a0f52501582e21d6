import type { Components } from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import type { XerxesEvent } from '../events.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { XerxesView } from '../view.ts';
import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import type { BoardProps } from '@triptych/board-kit/game-page.ts';

/** The types of this game, for the board kit. */
export interface Xerxes {
  readonly pack: Pack;
  readonly components: Components;
  readonly view: XerxesView;
  readonly question: XerxesQuestion;
  readonly event: XerxesEvent;
}

export type XerxesModel = BoardModel<Xerxes>;
export type XerxesProps = BoardProps<Xerxes>;
