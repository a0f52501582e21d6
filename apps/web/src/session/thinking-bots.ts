import { adviseHonestly } from '@triptych/bots';
import { type Answer, FastRng, type Game } from '@triptych/kernel';
import type { BotTurn } from '@triptych/table';
import { BotThoughts, type BotWorker } from './bot-thoughts.ts';

/** The bots of a page. Where their worker fails, the game's quick advice answers, from what their seat may know. */
export class ThinkingBots {
  readonly #game: Game;
  readonly #thoughts: BotThoughts;
  readonly #rng: FastRng;

  constructor(game: Game, pack: unknown, start: () => BotWorker, seed: number) {
    this.#game = game;
    this.#thoughts = new BotThoughts(game.id, pack, start, seed);
    this.#rng = new FastRng(seed);
  }

  async answer(turn: BotTurn, signal: AbortSignal): Promise<Answer> {
    const { level, view, memory, question } = turn;
    const decision = await this.#thoughts.ask(level, turn, {}, signal);
    return decision?.answer ?? adviseHonestly(this.#game, view, memory, question, this.#rng);
  }
}
