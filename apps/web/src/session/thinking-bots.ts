import { adviseHonestly } from '@triptych/bots';
import { type Answer, FastRng, type Game } from '@triptych/kernel';
import type { BotTurn } from '@triptych/table';
import type { FromBots, ToBots } from './bot-wire.ts';

/** The part of a bot worker's interface that is needed here. */
export interface BotWorker {
  postMessage(message: ToBots): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromBots }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** A bot that has not answered for this many milliseconds is stuck. */
const PATIENCE = 15_000;

/**
 * The bots of a page. They think in their own worker and are sent what their seat may know. If that fails, the game's
 * quick advice answers from the same knowledge.
 */
export class ThinkingBots {
  readonly #game: Game;
  readonly #pack: unknown;
  readonly #start: () => BotWorker;
  readonly #rng: FastRng;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  #worker: BotWorker | null = null;
  #calls = 0;

  constructor(game: Game, pack: unknown, start: () => BotWorker, seed: number) {
    this.#game = game;
    this.#pack = pack;
    this.#start = start;
    this.#rng = new FastRng(seed);
  }

  async answer(turn: BotTurn, signal: AbortSignal): Promise<Answer> {
    const answer = await this.#ask(turn, signal);
    return answer ?? adviseHonestly(this.#game, turn.view, turn.memory, turn.question, this.#rng);
  }

  /** Null if the worker fails, or the question is no longer asked. */
  #ask({ level, seats, view, memory, question }: BotTurn, signal: AbortSignal): Promise<Answer | null> {
    const worker = this.#ready();
    const call = ++this.#calls;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(), PATIENCE);
      this.#waiting.set(call, (answer) => {
        clearTimeout(timer);
        this.#waiting.delete(call);
        resolve(answer);
      });
      signal.addEventListener('abort', () => {
        if (!this.#waiting.has(call)) return;
        worker.postMessage({ type: 'stop', call });
        this.#waiting.get(call)?.(null);
      });
      const seed = this.#rng.below(2 ** 32);
      worker.postMessage({ type: 'think', call, level, asked: { seats, view, memory, question }, seed });
    });
  }

  #ready(): BotWorker {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => {
      this.#waiting.get(data.call)?.(data.type === 'decided' ? data.decision.answer : null);
    });
    worker.addEventListener('error', () => this.#giveUp());
    worker.postMessage({ type: 'game', game: this.#game.id, pack: this.#pack });
    this.#worker = worker;
    return worker;
  }

  /** The next question gets a new worker. */
  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const settle of this.#waiting.values()) settle(null);
  }
}
