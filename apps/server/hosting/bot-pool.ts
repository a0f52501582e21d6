import type { Answer, Question } from '@triptych/kernel';

/** All that a bot is told: what its seat sees and remembers, and the question. */
export interface BotTask {
  readonly game: string;
  readonly pack: string;
  /** The pack itself, unless it comes with the game. */
  readonly content: unknown;
  readonly level: string;
  readonly view: unknown;
  readonly memory: unknown;
  readonly question: Question;
  readonly seed: number;
}

/** Somebody who answers for bots. */
export interface BotPool {
  /** Fails if it takes too long. */
  advise(task: BotTask): Promise<Answer>;
  close(): Promise<void>;
}
