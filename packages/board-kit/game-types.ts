import type { GameEvent, Question } from '@triptych/kernel';

/** The types of one game, named once; everything that draws the game is generic over them. */
export interface GameTypes {
  readonly pack: unknown;
  /** A pack in the form that rules and boards use. */
  readonly components: unknown;
  readonly view: unknown;
  readonly question: Question;
  readonly event: GameEvent;
}
