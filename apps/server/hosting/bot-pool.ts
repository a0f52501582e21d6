import type { Answer, Question } from '@triptych/kernel';

/** Everything a bot is told: its seat's view and memory, and the question. */
export interface BotTask {
  /** Whose turn to think it is depends on how long the bots of each table have thought. */
  readonly table: string;
  readonly game: string;
  readonly pack: string;
  /** The pack itself; null if it comes with the game. */
  readonly content: unknown;
  readonly level: string;
  readonly seats: number;
  readonly view: unknown;
  readonly memory: unknown;
  readonly question: Question;
  readonly seed: number;
}

/** A task for a thread: how long the bot may think at most is known when its turn comes, in milliseconds. */
export interface TimedBotTask extends BotTask {
  readonly longest?: number;
}

/** Answers questions for bots. */
export interface BotPool {
  /** Rejects if it takes too long. */
  answer(task: BotTask): Promise<Answer>;
  close(): Promise<void>;
}
