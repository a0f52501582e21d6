import type { Draft } from '@triptych/client/draft.ts';
import type { Opening, MatchState } from '@triptych/client/session.ts';
import type { Answer, GameEvent, Options, Seat } from '@triptych/kernel';
import type { GameTypes } from './game-types.ts';

/** An event of the story, and whether it is new to the reader since their last visit. */
export interface StoryLine<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly fresh: boolean;
}

/** A match as a board sees it: what to show, what is being decided, and how a decision is put together. */
export interface BoardModel<G extends GameTypes = GameTypes> {
  readonly opening: Opening<G['pack'], G['event']> | null;
  /** What is shown now; null until the match is there. */
  readonly state: MatchState<G['view'], G['question']> | null;
  readonly story: readonly StoryLine<G['event']>[];
  /** What happened since this viewer last decided something. */
  readonly recent: readonly G['event'][];
  readonly viewer: Seat;
  /** Whether everything that happened has been shown, and nothing is on its way. */
  readonly idle: boolean;
  readonly question: G['question'] | null;
  /** Whether this viewer must decide something now. */
  readonly asked: boolean;
  readonly draft: Draft;
  /** The draft, if it is a legal answer. */
  readonly answer: Answer | null;
  /** The answer, where no other one is possible. */
  readonly onlyAnswer: Answer | null;
  /** Chooses an option; choosing it again commits it. What is not legal is explained. */
  choose(option: number): void;
  /** Sets one item of a list. */
  set(item: number, value: number | null): void;
  replace(draft: Draft): void;
  commit(answer?: Answer | null): Promise<void>;
  /** Called when the board has shown all of the result, or when the result was put aside. */
  resultShown(): void;
  /** Another match of the same players, with some other options. */
  playAgain(changes: Options): Promise<void>;
}
