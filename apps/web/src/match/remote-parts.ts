import type { Seat } from '@triptych/kernel';
import type { Snippet } from 'svelte';
import type { GamePage } from '@triptych/board-kit/game-page.ts';
import type { Session, SessionListener } from '@triptych/client/session.ts';
import type { MatchModel } from './match.svelte.ts';

/** A way to take back what can no longer be taken back at once. */
export interface AskedUndo {
  readonly label: string;
  readonly hint: string;
  ask(): void;
}

/** What a table over the network adds to the screen of a match. It comes from outside, so that others need not load it. */
export interface RemoteParts {
  attend(listener: SessionListener): Session;
  readonly paused: boolean;
  /** Seats of people who are not looking. */
  readonly absent: readonly Seat[];
  /** Null where nobody has to be asked, or nothing can be taken back. */
  readonly askedUndo: AskedUndo | null;
  /** What needs an answer beside the game: proposals, pause, an empty seat. */
  readonly bars: Snippet<[MatchModel]>;
  /** Where one has nothing to decide: that one only watches, or what can be done about somebody who is away. */
  readonly meanwhile: Snippet<[MatchModel]>;
  /** Who is there, with their clocks, and what they say. */
  readonly people: Snippet<[MatchModel, GamePage['SeatBadge']]>;
  /** The same people once more; null if that is not possible, else the address of the next match. */
  again(): Promise<readonly string[] | null>;
}
