import {
  type Answer,
  type Game,
  type GameEvent,
  pick,
  type Question,
  type Rng,
  type Seat,
} from '@triptych/kernel';
import { candidatesFor } from './candidates.ts';
import { drawWeighted } from './draw-weighted.ts';

/** How many answers of each other seat are considered. */
const LIKELY = 10;
/** How often the others are assumed to follow the game's advice, whatever has worked for them. */
const ADVISED = 1 / 5;
/** The game is asked for advice in this many worlds; then one of these answers is drawn, because advice takes time. */
const ADVICE_WORLDS = 8;
/** How much better an answer must be to be chosen e times as often. */
const TEMPERATURE = 0.06;
/** An untried answer counts as if it had been tried this often with the average result. */
const DOUBT = 3;

interface Likely {
  readonly answer: Answer;
  tries: number;
  sum: number;
}

/** What a seat may answer to a question. */
interface Rival {
  readonly likely: readonly Likely[];
  readonly advised: Answer[];
}

/**
 * What the other seats may answer when all are asked at once, in secret. Each of them searches, too: an answer that has
 * served its seat well in the playouts so far is assumed to be likelier, but never certain.
 */
export class Rivals<S, Q extends Question, E extends GameEvent, V, M> {
  readonly #game: Game<S, Q, E, V, M>;
  readonly #rng: Rng;
  /** By seat and the legal answers in a world: where these differ, knowledge about one does not help with the other. */
  readonly #rivals = new Map<string, Rival>();
  #drawn: (Likely | null)[] = [];

  constructor(game: Game<S, Q, E, V, M>, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
  }

  /** An answer for every asked seat but one, drawn anew. */
  draw(world: S, questions: readonly Q[], except: Seat, seats: number): (Answer | null)[] {
    const answers: (Answer | null)[] = Array.from({ length: seats }, () => null);
    this.#drawn = Array.from({ length: seats }, () => null);
    for (const question of questions) {
      const { seat } = question;
      if (seat === except) continue;
      const { likely, advised } = this.#rivalFor(world, question);
      if (this.#rng.below(1000) < ADVISED * 1000) {
        answers[seat] = this.#advise(world, question, advised);
        continue;
      }
      const drawn = this.#choose(likely);
      this.#drawn[seat] = drawn;
      answers[seat] = drawn.answer;
    }
    return answers;
  }

  /** Records the results of the drawn answers. */
  learn(values: readonly number[]): void {
    for (const [seat, drawn] of this.#drawn.entries()) {
      if (drawn === null) continue;
      drawn.tries++;
      drawn.sum += values[seat];
    }
  }

  #rivalFor(world: S, question: Q): Rival {
    const name = `${question.seat} ${JSON.stringify(question.shape)}`;
    const known = this.#rivals.get(name);
    if (known !== undefined) return known;
    const advised = [this.#game.advise(world, question, this.#rng)];
    const answers = candidatesFor(this.#game, world, question, LIKELY, advised, this.#rng);
    const rival = { likely: answers.map((answer) => ({ answer, tries: 0, sum: 0 })), advised };
    this.#rivals.set(name, rival);
    return rival;
  }

  #advise(world: S, question: Q, advised: Answer[]): Answer {
    if (advised.length >= ADVICE_WORLDS) return pick(advised, this.#rng);
    const answer = this.#game.advise(world, question, this.#rng);
    advised.push(answer);
    return answer;
  }

  #choose(likely: readonly Likely[]): Likely {
    const tries = likely.reduce((sum, each) => sum + each.tries, 0);
    const average = tries === 0 ? 0 : likely.reduce((sum, each) => sum + each.sum, 0) / tries;
    const weights = likely.map((each) => {
      const mean = (each.sum + DOUBT * average) / (each.tries + DOUBT);
      return Math.exp((mean - average) / TEMPERATURE);
    });
    return likely[drawWeighted(weights, this.#rng)];
  }
}
