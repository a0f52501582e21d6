import type { Answer, AskedBot } from '@triptych/kernel';

/** Everything a bot gets. */
export interface BotTask extends AskedBot {
  /** Whose bot thinks next depends on how long each table's bots have thought so far. */
  readonly table: string;
  readonly game: string;
  readonly pack: string;
  /** The pack itself; null if it comes with the game. */
  readonly content: unknown;
  readonly level: string;
  readonly seed: number;
}

/** A task for a thread, with the bot's time limit in milliseconds, which is known only when its turn comes. */
export interface TimedBotTask extends BotTask {
  readonly longest?: number;
}

/** A bot's answer, and the time that it had for it. */
export interface Thought {
  readonly answer: Answer;
  /** When its turn to think came. */
  readonly began: number;
  /** How long it could think then, whatever it was asked, in milliseconds. */
  readonly longest: number;
}

/** Answers questions for bots. */
export interface BotPool {
  /** Rejects if it takes too long. */
  answer(task: BotTask): Promise<Thought>;
  /** How busy it is. */
  load(): BotLoad;
  close(): Promise<void>;
}

export interface BotLoad {
  readonly threads: number;
  readonly thinking: number;
  /** Bots that wait for a thread. */
  readonly waiting: number;
}
