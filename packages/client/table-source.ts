import type { Game, Refusal, Seat, Viewer } from '@triptych/kernel';
import type { DisconnectedSeat } from './table-mirror.ts';
import type { ImaginedRules } from './imagined.ts';
import type { Archive, Chat, SiteStatus, Recording, ViewerState } from '@triptych/protocol';

/** Where a table runs, and what is played there. */
export interface TableSource {
  readonly id: string;
  /** The key of a private table. */
  readonly key: string | null;
  /** Watches as a spectator, even if this client's person has a seat: a television gets nobody's secrets. */
  readonly watchOnly?: boolean;
  /** A table on this device needs no proof of fairness. */
  readonly onThisDevice: boolean;
  readonly game: string;
  readonly pack: unknown;
  /** For replaying a finished match: the rules load when they are needed. */
  readonly rules: () => Promise<Game>;
  /** For explaining why an answer is refused, and what it would lead to. */
  readonly imagined: ImaginedRules;
  /** An id for a command, different from recent ones. Every reply repeats it: the shorter the better. */
  newId(): string;
  /** What this viewer has seen since the match began. */
  readonly recording: (viewer: Viewer) => Promise<Recording | null>;
  /** Null until the match is over. */
  readonly archive: () => Promise<Archive | null>;
}

/** Everything about a table except the match: who is present, proposals and chat. */
export interface RoomState {
  readonly state: ViewerState;
  readonly viewer: Viewer;
  /** The seats of the people at this device. */
  readonly ownSeats: readonly Seat[];
  /** The seats that the others took from them. */
  readonly votedOut: readonly Seat[];
  readonly present: readonly Seat[];
  /** People without a connected device, and since when by the server's clock. */
  readonly disconnected: readonly DisconnectedSeat[];
  readonly spectators: number;
  /** Whether this device may read and write the chat. */
  readonly mayChat: boolean;
  readonly chats: readonly Chat[];
}

export interface RoomListener {
  room(room: RoomState): void;
  connection(state: 'open' | 'lost'): void;
  /** What the server tells everybody. */
  site?(site: SiteStatus): void;
  /** The table cannot be opened, or was deleted. */
  failed(refusal: Refusal): void;
}
