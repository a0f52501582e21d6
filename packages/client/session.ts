import type {
  Answer,
  Foreseen,
  GameEvent,
  MatchRecord,
  Outcome,
  PublicQuestion,
  Question,
  Refusal,
  Seat,
  SeatRecord,
  SeedParts,
  TakenBack,
} from '@triptych/kernel';

export { isBrokenOff } from '@triptych/protocol';

/** Everything that one viewer may know of a match at one time. */
export interface MatchState<V = unknown, Q extends Question = Question> {
  /** Increases with every message to this viewer. */
  readonly number: number;
  /** How many answers stand. */
  readonly answers: number;
  readonly view: V;
  /** What this viewer must answer, or null. */
  readonly question: Q | null;
  /** The public part of the pending questions. */
  readonly questions: readonly PublicQuestion[];
  /** The secret answer that this viewer has given and may still withdraw. */
  readonly sealed: Answer | null;
  /** How many of the latest answers an undo of this viewer takes back; 0: none, or only with consent. */
  readonly undoStep: number;
  /** Nobody but bots plays with this viewer: undo may go past new information. */
  readonly freeUndo: boolean;
  /** Null until the game is over. */
  readonly outcome: Outcome | null;
  /** The players ended the match early. */
  readonly endedEarly: boolean;
  /** The seats that ended it by giving up. */
  readonly resigned: readonly Seat[];
}

/** A new state, and what happened since the previous one. */
export interface MatchUpdate<V = unknown, Q extends Question = Question, E extends GameEvent = GameEvent> {
  readonly state: MatchState<V, Q>;
  readonly events: readonly E[];
  /** The seat that acted. */
  readonly by: Seat;
}

export type ConnectionState = 'open' | 'lost';

/** Answers were taken back when the story had this many lines. */
export interface TakenBackLine extends TakenBack {
  readonly after: number;
}

/** What a client gets when it joins a table, and again whenever it must start over. */
export interface Opening<P = unknown, E extends GameEvent = GameEvent> {
  readonly game: string;
  readonly pack: P;
  readonly seats: readonly SeatRecord[];
  /** The seat at the front of the board; for a spectator, the first one. */
  readonly viewer: Seat;
  /** True for spectators. */
  readonly watching: boolean;
  /** The seats of the people who share this device. */
  readonly here: readonly Seat[];
  /** Whether players may ask a bot what it would do. */
  readonly hints: boolean;
  /** All events that this viewer has seen so far. */
  readonly story: readonly E[];
  /** The events since this viewer last answered. */
  readonly recent: readonly E[];
  readonly state: MatchState;
  readonly takenBack: readonly TakenBackLine[];
  /** The undo that made the client start over; null if it was something else. */
  readonly tookBack: TakenBack | null;
}

/** What one viewer saw after an answer that stands; the first moment is the set-up. */
export interface Moment {
  /** Who answered: several for a reveal of secret answers, nobody for the set-up. */
  readonly by: readonly Seat[];
  readonly events: readonly GameEvent[];
  readonly view: unknown;
  readonly questions: readonly PublicQuestion[];
  readonly outcome: Outcome | null;
}

/** A match as one viewer has seen it so far. The events of all its moments form the viewer's story. */
export interface Replay {
  readonly viewer: Seat;
  /** Seats whose replay is available: one's own while the match runs, everybody's once it is over. */
  readonly viewpoints: readonly Seat[];
  readonly moments: readonly Moment[];
}

/** A finished match with everything needed to replay it. */
export interface Finished {
  readonly record: MatchRecord;
  readonly outcome: Outcome;
  /** The parts of the seed. They do not make up the seed of a prepared match, which was given. */
  readonly parts: SeedParts;
  /** What the server showed before the match to prove its part; null: the match was played on this device. */
  readonly commitment: string | null;
  /** The content pack it was played with. */
  readonly pack: unknown;
}

export interface SessionListener {
  /** The game is known before anything else, so that it can be fetched while the table opens. */
  coming(game: string): void;
  /** Called at the beginning, when another person takes over the screen, and after an undo. */
  opened(opening: Opening): void;
  updated(update: MatchUpdate): void;
  /** Somebody sat down or left, or a bot stepped in for somebody. */
  seated(seats: readonly SeatRecord[]): void;
  connection(state: ConnectionState): void;
  /** The table does not exist or cannot be read. */
  failed(): void;
  /** The table of this device is open in another tab, and continues there. */
  moved(): void;
  /** Whether this device could store everything so far; if not, it is lost with the page. */
  stored?(all: boolean): void;
}

/** How somebody stops playing before the end. */
export type Stop = 'end' | 'resign';

/** A client's access to one table. */
export interface Session {
  /** Null, or the reason for the refusal. */
  answer(answer: Answer): Promise<Refusal | null>;
  /** Null if the answer would be accepted, or the reason for the refusal; changes nothing. */
  check(answer: Answer): Promise<Refusal | null>;
  /** What an answer to an open question would lead to; null if that is unknown. */
  foresee(answer: Answer): Promise<Foreseen | null>;
  undo(answers: number): Promise<Refusal | null>;
  withdraw(): Promise<Refusal | null>;
  /** Ends the match as it stands, or gives it up for this viewer's seat. */
  stop(how: Stop): Promise<Refusal | null>;
  /** On a shared screen: another person takes over. */
  watchAs(seat: Seat): void;
  /** The match so far as this seat has seen it; null if it is not available. */
  replay(viewer: Seat): Promise<Replay | null>;
  /** Null while the match runs. */
  finished(): Promise<Finished | null>;
  close(): void;
}
