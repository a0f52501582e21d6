import type { GameEvent } from '@triptych/kernel';

/** What a game adds to the movement of its pieces: it may start animations, and returns all that it started. */
export type EventAnimations<E> = (events: readonly E[], stage: HTMLElement, speed: number) => Animation[];

/** Some of what happened, and what was to be seen after it. The last scene ends with what is really there. */
export interface Scene {
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}
