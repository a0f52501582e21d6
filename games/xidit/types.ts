import type { Components } from './content/components.ts';
import type { Pack } from './content/pack.ts';
import type { XiditEvent } from './events.ts';
import type { XiditQuestion } from './questions.ts';
import type { XiditView } from './view.ts';

/** The types of this game, for what is written for all games: boards, lessons, workshops. */
export interface XiditTypes {
  readonly pack: Pack;
  readonly components: Components;
  readonly view: XiditView;
  readonly question: XiditQuestion;
  readonly event: XiditEvent;
}
