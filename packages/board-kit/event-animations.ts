import type { GameTypes } from './game-types.ts';

/** Where animations run, and how fast. */
export interface Stage<G extends GameTypes = GameTypes> {
  readonly element: HTMLElement;
  /** 1: as fast as they are made. */
  readonly speed: number;
  readonly components: G['components'];
}

/** What a game adds to the movement of its pieces: it may start animations, and returns all that it started. */
export type EventAnimations<G extends GameTypes = GameTypes> = (
  events: readonly G['event'][],
  stage: Stage<G>,
) => Animation[];

/** Some of what happened, and what was to be seen after it. The last scene ends with what is really there. */
export interface Scene<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly events: readonly G['event'][];
}
