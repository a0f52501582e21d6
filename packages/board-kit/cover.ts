import type { GameEvent } from '@triptych/kernel';
import type { GameTypes } from './game-types.ts';

/**
 * What players who share one screen may all see: a question that shows nothing secret needs no hand-over, and the
 * answering player's hand stays covered. A game without a cover puts the curtain before every question.
 */
export interface Cover<G extends GameTypes = GameTypes> {
  /** Questions whose text and options are public. */
  readonly open: ReadonlySet<G['question']['kind']>;
  /** Makes a seat's view that of a spectator. */
  view(pack: G['pack']): (view: G['view']) => G['view'];
  /** Whether only one seat may know of this event. */
  secret(event: G['event']): boolean;
}

/** Erases the types of the game, for the shell. */
export function defineCover<G extends GameTypes>(cover: Cover<G>): Cover;
export function defineCover(cover: Cover): Cover {
  return cover;
}

/** Events by their type, for `secret`. */
export function oneOf<E extends GameEvent>(...types: readonly E['type'][]): (event: E) => boolean {
  const known: ReadonlySet<string> = new Set(types);
  return ({ type }) => known.has(type);
}
