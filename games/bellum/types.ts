import type { Components } from './content/components.ts';
import type { Pack } from './content/pack.ts';
import type { BellumEvent } from './events.ts';
import type { BellumQuestion } from './questions.ts';
import type { BellumView } from './view.ts';

/** The types of this game, for what is written for all games: boards, lessons, workshops. */
export interface BellumTypes {
  readonly pack: Pack;
  readonly components: Components;
  readonly view: BellumView;
  readonly question: BellumQuestion;
  readonly event: BellumEvent;
}
