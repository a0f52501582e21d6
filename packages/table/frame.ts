import type { Refusal, Seat, Viewer } from '@triptych/kernel';
import type { FreshState, Message, StoryStep } from './message.ts';

/** What a host sends to one client over its socket, in the plain form: one frame holds what belongs together. */
export interface Frame extends Partial<Message> {
  /** The command with this id was taken. */
  readonly ok?: string;
  /** The command with this id was not taken; null: what came was no command. */
  readonly refused?: string | null;
  readonly refusal?: Refusal;
  /** Through which seat the client looks from now on, and which seats it may look through. */
  readonly viewer?: Viewer;
  readonly ownSeats?: readonly Seat[];
  /** The table's time in the memory of its host: what is told is numbered within it. */
  readonly epoch?: string;
  /** Everything, or what the client has missed. */
  readonly fresh?: FreshState;
  readonly missed?: readonly Message[];
  /** Seats of which somebody looks at the table. */
  readonly present?: readonly Seat[];
  /** How many only watch. */
  readonly spectators?: number;
  readonly story?: readonly StoryStep[];
  /** The table was deleted. */
  readonly gone?: true;
  readonly pong?: number | null;
}
