import type { Components } from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditQuestion } from '../questions.ts';
import type { XiditView } from '../view.ts';
import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import type { BoardProps } from '@triptych/board-kit/game-page.ts';

/** The types of this game, for the board kit. */
export interface Xidit {
  readonly pack: Pack;
  readonly components: Components;
  readonly view: XiditView;
  readonly question: XiditQuestion;
  readonly event: XiditEvent;
}

export type XiditModel = BoardModel<Xidit>;
export type XiditProps = BoardProps<Xidit>;
