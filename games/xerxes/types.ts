import type { Components } from './content/components.ts';
import type { Pack } from './content/pack.ts';
import type { XerxesEvent } from './events.ts';
import type { XerxesQuestion } from './questions.ts';
import type { XerxesView } from './view.ts';

/** The types of this game, for what is written for all games: boards, lessons, workshops. */
export interface XerxesTypes {
  readonly pack: Pack;
  readonly components: Components;
  readonly view: XerxesView;
  readonly question: XerxesQuestion;
  readonly event: XerxesEvent;
}
