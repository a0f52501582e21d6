import type { Draft } from '@triptych/client/draft.ts';
import type { Opening, MatchState } from '@triptych/client/session.ts';
import type { Answer, GameEvent, Options, Seat } from '@triptych/kernel';
import type { GameTypes } from './game-types.ts';

/** An event of the story, and whether it is new since the reader's last visit. */
export interface StoryLine<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly fresh: boolean;
}

/** A match as a board sees it: the state, and the draft of an answer. */
export interface BoardModel<G extends GameTypes = GameTypes> {
  readonly opening: Opening<G['pack'], G['event']> | null;
  /** The state on screen; null until the match has loaded. */
  readonly state: MatchState<G['view'], G['question']> | null;
  readonly story: readonly StoryLine<G['event']>[];
  /** What happened since this viewer's last decision. */
  readonly recent: readonly G['event'][];
  readonly viewer: Seat;
  /** Whether everything has been shown and nothing is being sent. */
  readonly idle: boolean;
  readonly question: G['question'] | null;
  /** Whether the match is over and its result is still being shown step by step. */
  readonly revealing: boolean;
  /** Whether this viewer must answer now. */
  readonly asked: boolean;
  readonly draft: Draft;
  /** The draft, if it is a legal answer. */
  readonly answer: Answer | null;
  /** The answer, if only one is possible. */
  readonly onlyAnswer: Answer | null;
  /** Chooses an option; choosing it again commits it. An illegal choice is explained. */
  choose(option: number): void;
  set(item: number, value: number | null): void;
  replace(draft: Draft): void;
  commit(answer?: Answer | null): Promise<void>;
  /** Called when the board has shown the whole result, or when the result was put aside. */
  resultShown(): void;
  /** Starts another match with the same players and some other options. */
  playAgain(changes: Options): Promise<void>;
}
