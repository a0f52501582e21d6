import type { Decision } from '@triptych/bots';
import { type AskedBot, FastRng } from '@triptych/kernel';
import type { FromBots, PostedLimits, ToBots } from './bot-wire.ts';

/** A worker in which bots think, as far as it is needed here. */
export interface BotWorker {
  postMessage(message: ToBots): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromBots }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** A bot that has not answered for this many milliseconds is stuck. */
const PATIENCE = 15_000;

export const startBotWorker = (): Worker =>
  new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

/** Asks bots that think in a worker of their own. They are sent what one seat may know, nothing else. */
export class BotThoughts {
  readonly #game: string;
  readonly #pack: unknown;
  readonly #start: () => BotWorker;
  readonly #rng: FastRng;
  readonly #waiting = new Map<number, (decision: Decision | null) => void>();
  #worker: BotWorker | null = null;
  #calls = 0;

  constructor(game: string, pack: unknown, start: () => BotWorker, seed: number) {
    this.#game = game;
    this.#pack = pack;
    this.#start = start;
    this.#rng = new FastRng(seed);
  }

  /** Null if the worker fails, or nobody wants to know any more. */
  ask(
    level: string,
    { seats, view, memory, question, character }: AskedBot,
    limits: PostedLimits,
    signal: AbortSignal,
  ): Promise<Decision | null> {
    const worker = this.#ready();
    const call = ++this.#calls;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.close(), PATIENCE);
      this.#waiting.set(call, (decision) => {
        clearTimeout(timer);
        this.#waiting.delete(call);
        resolve(decision);
      });
      signal.addEventListener('abort', () => {
        if (!this.#waiting.has(call)) return;
        worker.postMessage({ type: 'stop', call });
        this.#waiting.get(call)?.(null);
      });
      const seed = this.#rng.below(2 ** 32);
      const asked = { seats, view, memory, question, ...(character !== undefined && { character }) };
      worker.postMessage({ type: 'think', call, level, asked, seed, limits });
    });
  }

  /** Ends the worker; another question would get a new one. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const settle of this.#waiting.values()) settle(null);
  }

  #ready(): BotWorker {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => {
      this.#waiting.get(data.call)?.(data.type === 'decided' ? data.decision : null);
    });
    worker.addEventListener('error', () => this.close());
    worker.postMessage({ type: 'game', game: this.#game, pack: this.#pack });
    this.#worker = worker;
    return worker;
  }
}
