import {
  FastRng,
  type Game,
  type GameEvent,
  type Options,
  type Question,
  type Survey,
  type Tally,
} from '@triptych/kernel';
import { playOut } from './play-out.ts';

/** The games to play: all with the same seats and options, each with its own randomness. */
export interface GamesPlan {
  readonly seats: number;
  readonly options: Options;
  /** Any text; the same text gives the same games. */
  readonly seed: string;
  /** The strength of all bots; without it they follow the game's quick advice, which makes no mistakes on purpose. */
  readonly strength?: string;
  /** The character of all bots that have a strength; without it they have none. */
  readonly character?: string;
}

/** Plays games `from` (inclusive) to `to` (exclusive) of a plan among equal honest bots and counts them. */
export function surveyGames<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  survey: Survey<S, E>,
  { seats, options, seed, strength, character }: GamesPlan,
  from: number,
  to: number,
): Tally {
  const tally: Tally = {};
  for (let number = from; number < to; number++) {
    const events: E[] = [];
    const rng = new FastRng(hashText(`${seed}/${seats}/${number}`));
    const state = playOut(
      game,
      seats,
      options,
      rng,
      (event) => events.push(event),
      () => strength ?? null,
      () => character ?? null,
    );
    survey.count(tally, state, events);
  }
  return tally;
}

/** FNV-1a: seeds the generator of a game by its number, whichever thread plays it and in whatever order. */
export function hashText(text: string): number {
  let word = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  return word;
}
