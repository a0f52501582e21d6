import type { Author, GameEvent, Seat, TakenBack } from '@triptych/kernel';
import type { Delta } from './delta.ts';
import type { ViewerState } from './viewer-state.ts';
import type { Chat } from './state.ts';

/** What one viewer is told after an entry. Numbered without gaps, for each viewer on its own. */
export interface Message {
  readonly n: number;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  /** For animation, log and sound: what happened, as far as this viewer may know. */
  readonly events?: readonly GameEvent[];
  /** Whose answer it was, if it was not a person's. */
  readonly by?: Author;
  /** This many of the last answers no longer stand: the log forgets their events. */
  readonly undone?: number;
  /** Who has taken them back. */
  readonly undoneBy?: Seat;
  readonly chat?: Chat;
  /** What changed in the viewer's sight. */
  readonly delta?: Delta;
}

/** Everything a viewer needs to begin: its sight after message `n`. */
export interface FreshState {
  readonly n: number;
  readonly at: number;
  /** When the table was founded: compact messages count from there. */
  readonly createdAt: number;
  readonly state: ViewerState;
  /** Whether this viewer reads and writes the chat. */
  readonly mayChat: boolean;
  readonly chats: readonly Chat[];
}

/** One answer that stands, or a reveal of several, as one viewer may tell it. */
export interface StoryStep {
  readonly at: number;
  /** Who answered; empty for what was told while the match was set up. */
  readonly by: readonly { readonly seat: Seat; readonly author: Author }[];
  readonly events: readonly GameEvent[];
  /** What was taken back when this was the last that stood. */
  readonly takenBack?: readonly TakenBack[];
}
