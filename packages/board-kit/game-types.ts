import type { GameEvent, Question } from '@triptych/kernel';

/** The types of one game. It names them once; everything that draws the game is generic over them. */
export interface GameTypes {
  readonly pack: unknown;
  /** A pack in the form in which rules and boards use it. */
  readonly components: unknown;
  readonly view: unknown;
  readonly question: Question;
  readonly event: GameEvent;
}
