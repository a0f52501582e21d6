import type { Catalogues } from './language.ts';

/**
 * What a bot is after, by the names of the features that its game's search weighs. Phrases to put in a list: what it
 * wants more of, and what less of is better. What has no words is not told.
 */
export type WantWords = Readonly<Record<string, { readonly more?: string; readonly less?: string }>>;

/** What the bot of a game is after. */
export interface WantsToTell {
  readonly words: Catalogues<WantWords>;
  /** By feature: the things that its phrase speaks of, so that a list does not name one of them twice. */
  readonly things: Readonly<Record<string, readonly string[]>>;
}
