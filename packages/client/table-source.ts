import type { Game, Refusal, Seat, Viewer } from '@triptych/kernel';
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
  /** The rules, for explaining why something is not possible: they load when they are needed. */
  readonly rules: () => Promise<Game>;
  /** A name for a command, other than those of the last ones. Every reply says it once more: the shorter the better. */
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
