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

/** All that one viewer may know of a table at one moment. */
export interface MatchState<V = unknown, Q extends Question = Question> {
  /** Rises by one with every update of this viewer. */
  readonly number: number;
  /** How many answers stand. */
  readonly answers: number;
  readonly view: V;
  /** What this viewer must decide, or null. */
  readonly question: Q | null;
  /** What everybody may know of the pending questions. */
  readonly questions: readonly PublicQuestion[];
  /** The secret answer that this viewer has committed and may still take back. */
  readonly sealed: Answer | null;
  /** How many of their last answers this viewer may take back at once. */
  readonly undoable: number;
  /** Once the game is over. */
  readonly outcome: Outcome | null;
}

/** A new state, and what happened since the one before it. */
export interface MatchUpdate<V = unknown, Q extends Question = Question, E extends GameEvent = GameEvent> {
  readonly state: MatchState<V, Q>;
  readonly events: readonly E[];
  /** Who acted. */
  readonly by: Seat;
}

export type Connection = 'open' | 'lost';

/** Something that was taken back, when the story had this many lines. */
export interface TakenBackLine extends TakenBack {
  readonly after: number;
}

/** What the page is told once, when it sits down. */
export interface Opening<P = unknown, E extends GameEvent = GameEvent> {
  readonly game: string;
  readonly pack: P;
  readonly seats: readonly SeatRecord[];
  /** Through whose eyes the table is seen; for a spectator, who sits in front. */
  readonly viewer: Seat;
  /** A spectator decides nothing. */
  readonly watching: boolean;
  /** The seats of those who share this device. */
  readonly here: readonly Seat[];
  /** Everything this viewer was told so far. */
  readonly story: readonly E[];
  /** The part of it since this viewer last decided something. */
  readonly recent: readonly E[];
  readonly state: MatchState;
  /** What was taken back so far. */
  readonly takenBack: readonly TakenBackLine[];
  /** Why all is told anew, if something no longer stands. */
  readonly tookBack: TakenBack | null;
}

/** What one viewer saw after an answer that stands; the first moment of all is the set-up. */
export interface Moment {
  /** Who answered: several where secret answers were revealed together, nobody at the set-up. */
  readonly by: readonly Seat[];
  readonly events: readonly GameEvent[];
  readonly view: unknown;
  readonly questions: readonly PublicQuestion[];
  readonly outcome: Outcome | null;
}

/** A match as one viewer has seen it so far. Its events, one after the other, are the viewer's story. */
export interface Replay {
  readonly viewer: Seat;
  /** Whose films can be had: one's own while the match runs, everybody's when it is over. */
  readonly viewpoints: readonly Seat[];
  readonly moments: readonly Moment[];
}

/** A match that is over, so that anybody can play it again. */
export interface Finished {
  readonly record: MatchRecord;
  readonly outcome: Outcome;
  /** What the seed was made of, and what was shown of it before; null where nobody laid anything down. */
  readonly promise: { readonly commitment: string; readonly parts: SeedParts } | null;
}

export interface SessionListener {
  /** Which game it is, where that is known before anything else: it can be fetched while the table is laid. */
  coming(game: string): void;
  /** At the beginning, when another person sits down, and when something was taken back: all is told anew. */
  opened(opening: Opening): void;
  updated(update: MatchUpdate): void;
  /** Somebody else sits there now, or a bot plays for who is away, or no longer. */
  seated(seats: readonly SeatRecord[]): void;
  connection(state: Connection): void;
  /** There is no such table, or it cannot be read. */
  failed(): void;
}

/** All that the page knows of a table. */
export interface Session {
  /** Null, or why not. */
  answer(answer: Answer): Promise<Refusal | null>;
  /** Null if the answer could be given, or why not; changes nothing. */
  check(answer: Answer): Promise<Refusal | null>;
  /** What an answer to an open question would lead to; null: nobody can say. */
  foresee(answer: Answer): Promise<Foreseen | null>;
  undo(answers: number): Promise<Refusal | null>;
  withdraw(): Promise<Refusal | null>;
  /** Around one screen: another person looks now. */
  lookAs(seat: Seat): void;
  /** The match so far as this seat has seen it; null if it cannot be had. */
  replay(viewer: Seat): Promise<Replay | null>;
  /** Null while the match runs. */
  finished(): Promise<Finished | null>;
  close(): void;
}
