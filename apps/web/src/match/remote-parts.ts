import type { Seat } from '@triptych/kernel';
import type { Snippet } from 'svelte';
import type { GamePage } from '@triptych/board-kit/game-page.ts';
import type { Session, SessionListener } from '@triptych/client/session.ts';
import type { MatchModel } from './match.svelte.ts';

/** A request to undo an answer that can no longer be undone at once. */
export interface AskedUndo {
  readonly label: string;
  readonly hint: string;
  ask(): void;
}

/**
 * What a table on the server adds to the screen of a match. It is passed in, so that local matches need not load it.
 */
export interface RemoteParts {
  attend(listener: SessionListener): Session;
  readonly paused: boolean;
  /** A bot plays for this device's person, who can take the seat back. */
  readonly replaced: boolean;
  /** Seats of people who are offline. */
  readonly absent: readonly Seat[];
  /** Seats of people on holiday. */
  readonly resting: readonly Seat[];
  /** Null if nobody has to be asked, or if nothing can be undone. */
  readonly askedUndo: AskedUndo | null;
  /** Whether this device shows only what the television beside it does not. */
  readonly handOnly: boolean;
  /** What needs a reply apart from the game itself: proposals, a pause, an empty seat. */
  readonly bars: Snippet<[MatchModel]>;
  /** Shown while there is nothing to decide: a note for spectators, or what to do about somebody who is away. */
  readonly meanwhile: Snippet<[MatchModel]>;
  /** Who is there, their clocks, and the chat. */
  readonly people: Snippet<[MatchModel, GamePage['SeatBadge']]>;
  /** Starts a match with the same people; resolves to its address, or null if that is not possible. */
  again(): Promise<readonly string[] | null>;
}
