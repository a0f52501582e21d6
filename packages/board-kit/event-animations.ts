import type { Seat } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { GameTypes } from './game-types.ts';

/** Where animations run, and how fast. */
export interface Stage<G extends GameTypes = GameTypes> {
  readonly element: HTMLElement;
  /** 1: normal speed. */
  readonly speed: number;
  readonly components: G['components'];
}

/** What a game animates besides its pieces; it returns all animations that it started. */
export type EventAnimations<G extends GameTypes = GameTypes> = (
  events: readonly G['event'][],
  stage: Stage<G>,
) => Animation[];

/** A part of the events, and the view after it. The last scene ends with the current view. */
export interface Scene<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly events: readonly G['event'][];
  /** It plays once this seat has pressed a button, if a person sits there. */
  readonly trigger?: Trigger;
}

/** What a player sets off: their own roll of a die. The board may mark the thing itself with `data-trigger`. */
export interface Trigger {
  readonly seat: Seat;
  /** The sentence of the moment, and the label of the button. */
  words(language: Language): { readonly sentence: string; readonly label: string };
}
