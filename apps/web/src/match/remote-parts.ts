import type { Snippet } from 'svelte';
import type { Session, SessionListener } from '../session/session.ts';
import type { MatchModel } from './match.svelte.ts';

/** What a table over the network adds to the screen of a match. It comes from outside, so that others need not load it. */
export interface RemoteParts {
  attend(listener: SessionListener): Session;
  readonly paused: boolean;
  /** What needs an answer beside the game: proposals, pause, an empty seat. */
  readonly bars: Snippet<[MatchModel]>;
  /** Who is there, with their clocks, and what they say. */
  readonly people: Snippet<[MatchModel]>;
  /** The same people once more; null if that is not possible, else the address of the next match. */
  again(): Promise<readonly string[] | null>;
}
