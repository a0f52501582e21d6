import type { Answer, Question } from '@triptych/kernel';

/** Everything that a bot gets to know: its seat's view and memory, and the question. */
export interface BotTask {
  readonly game: string;
  readonly pack: string;
  /** The pack itself; null if it comes with the game. */
  readonly content: unknown;
  readonly level: string;
  readonly view: unknown;
  readonly memory: unknown;
  readonly question: Question;
  readonly seed: number;
}

/** Answers questions for bots. */
export interface BotPool {
  /** Rejects if it takes too long. */
  answer(task: BotTask): Promise<Answer>;
  close(): Promise<void>;
}
