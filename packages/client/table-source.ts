import type { Game, Refusal, Seat, Viewer } from '@triptych/kernel';
import type { ImaginedRules } from './imagined.ts';
import type { Archive, Chat, Recording, ViewerState } from '@triptych/protocol';

/** Where a table is, and what is played there. */
export interface TableSource {
  readonly id: string;
  /** Opens a private table. */
  readonly key: string | null;
  /** Whether it is hosted here: then nobody else has to be believed. */
  readonly onThisDevice: boolean;
  readonly game: string;
  readonly pack: unknown;
  /** For replaying a finished match: the rules load when they are needed. */
  readonly rules: () => Promise<Game>;
  /** For saying why something is not possible, and what would come of it. */
  readonly imagined: ImaginedRules;
  /** A name for a command that was never used before. */
  newId(): string;
  /** What this viewer was shown since the match began. */
  readonly recording: (viewer: Viewer) => Promise<Recording | null>;
  /** The match, once it is over. */
  readonly archive: () => Promise<Archive | null>;
}

/** Everything about a table but the match: who is there, what is proposed and what is said. */
export interface RoomState {
  readonly state: ViewerState;
  readonly viewer: Viewer;
  /** The seats of this device. */
  readonly ownSeats: readonly Seat[];
  readonly present: readonly Seat[];
  /** How many only watch. */
  readonly spectators: number;
  /** Whether this device reads and writes the chat. */
  readonly mayChat: boolean;
  readonly chats: readonly Chat[];
}

export interface RoomListener {
  room(room: RoomState): void;
  connection(state: 'open' | 'lost'): void;
  /** The table cannot be opened, or is gone. */
  failed(refusal: Refusal): void;
}
