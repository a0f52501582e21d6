import {
  type Answer,
  type AskedBot,
  FastRng,
  type Game,
  type GameEvent,
  type Lean,
  type Question,
  type SearchPlan,
} from '@triptych/kernel';
import { Arm, behindBest, isAsGood, isClearlyWorse } from './arm.ts';
import { drawLikely } from './belief.ts';
import { candidatesFor } from './candidates.ts';
import { LuckOfMoments } from './luck.ts';
import { horizonOf, runPlayout } from './playout.ts';
import type { Decision, Want } from './reason.ts';
import { Rivals } from './rivals.ts';
import { wantsOf } from './wants.ts';

/** What a search tries. Without `only`, the answers that look promising; `also` in any case. `lean`: the bot's taste. */
interface TriedAnswers {
  readonly also?: Answer | undefined;
  readonly only?: readonly Answer[] | undefined;
  readonly lean?: Lean | undefined;
}

/** This many worlds are tried before an answer may be set aside. */
const FIRST_WORLDS = 6;
/** After each this many worlds, answers are compared in all of them, and may be dropped for good. */
const PROOF_WORLDS = 16;
/** By how many standard errors an answer must be worse to be dropped for good. */
const ERRORS = 4;
/** A bot with a character follows its taste if that costs at most this much of its chance to win. */
const TASTE = 0.01;
/** In how many worlds the game is asked for advice, to find the first candidates. */
const ADVICE_WORLDS = 3;

/**
 * A search for one answer over worlds imagined from one seat's view and memory. Every answer that still stands is tried
 * in the same worlds with the same luck, so that differences between answers count, not luck. It can be stopped after
 * any step, and the same input, seed and number of steps give the same answer.
 */
export class Search<S, Q extends Question, E extends GameEvent, V, M> {
  readonly #game: Game<S, Q, E, V, M>;
  readonly #asked: AskedBot<Q, V, M>;
  readonly #rng: FastRng;
  readonly #arms: readonly Arm[];
  readonly #rivals: Rivals<S, Q, E, V, M>;
  readonly #scratch: S;
  readonly #advised: ReadonlySet<string>;
  readonly #trust: number;
  readonly #taste: number;
  readonly #plan: SearchPlan;
  #standing: Arm[];
  #iterations = 0;

  constructor(
    game: Game<S, Q, E, V, M>,
    asked: AskedBot<Q, V, M>,
    plan: SearchPlan,
    seed: number,
    { also, only, lean }: TriedAnswers = {},
  ) {
    this.#game = game;
    this.#asked = asked;
    this.#rng = new FastRng(seed);
    const worlds = Array.from({ length: ADVICE_WORLDS }, () => this.#imagine());
    const advised = worlds.map((world) => game.advise(world, asked.question, this.#rng, lean));
    this.#advised = new Set(advised.map(String));
    const answers =
      only === undefined
        ? candidatesFor(game, worlds[0], asked.question, plan.candidates, advised, this.#rng)
        : [...only];
    if (also !== undefined && !answers.some((answer) => String(answer) === String(also))) answers.push(also);
    this.#trust = plan.trust ?? 0;
    this.#taste = lean === undefined ? 0 : TASTE;
    this.#arms = answers.map((answer) => new Arm(answer, asked.seats));
    this.#standing = [...this.#arms];
    this.#rivals = new Rivals(game, this.#rng);
    this.#scratch = this.#imagine();
    this.#plan = plan;
  }

  /** How many playouts there have been. */
  get iterations(): number {
    return this.#iterations;
  }

  /** Whether nothing is left to find out. */
  get isDecided(): boolean {
    return this.#standing.length <= 1;
  }

  /** Tries every standing answer in one more world. `spent`: how much of its budget the search has used, 0 to 1. */
  step(spent: number): void {
    const { seats, question } = this.#asked;
    const { seat } = question;
    const world = drawLikely(
      () => this.#imagine(),
      this.#game.knowledge?.outlook,
      { seat, seats },
      this.#plan.worlds ?? 1,
      this.#rng,
    );
    const luck = this.#rng.below(2 ** 32);
    const answers = question.sealed ? this.#rivals.draw(world, this.#game.pending(world), seat, seats) : null;
    for (const arm of this.#standing) {
      const values = this.#try(arm, world, answers, luck);
      arm.add(values[seat], values);
      this.#iterations++;
    }
    this.#giveUp(spent);
  }

  decide(): Decision {
    const tried = this.#ranked();
    const [best, next] = tried;
    const worlds = Math.max(1, best.values.length);
    return {
      answer: best.answer,
      reason: {
        value: best.mean,
        next: next === undefined ? null : { answer: next.answer, behind: behindBest(next, best).behind },
        wants: this.#wantsOf(best, next),
        expected: best.totals.map((total) => total / worlds),
        iterations: this.#iterations,
      },
      tried: tried.map((arm) => ({
        answer: arm.answer,
        value: arm.mean,
        ...behindBest(arm, best),
        worlds: arm.values.length,
      })),
    };
  }

  /** The best answer first: what the game advises, unless another one has proved better. */
  #ranked(): Arm[] {
    const tried = [...this.#arms].sort(byWorth);
    const advised = tried.find(({ answer }) => this.#advised.has(String(answer)));
    if (advised === undefined) return tried;
    const isDear = behindBest(advised, tried[0]).behind > this.#taste;
    if (isDear && isClearlyWorse(advised, tried[0], this.#trust)) return tried;
    return [advised, ...tried.filter((arm) => arm !== advised)];
  }

  #wantsOf(best: Arm, next: Arm | undefined): Want[] {
    const outlook = this.#game.knowledge?.outlook;
    if (outlook === undefined || next === undefined) return [];
    return wantsOf(outlook, this.#scratch, this.#asked.seats, best.brings, next.brings);
  }

  #imagine(): S {
    const { view, memory, question } = this.#asked;
    return this.#game.imagine(view, memory, question.seat, this.#rng);
  }

  #try(arm: Arm, world: S, others: readonly (Answer | null)[] | null, luck: number): readonly number[] {
    const game = this.#game;
    const state = this.#scratch;
    const { seats, question } = this.#asked;
    const { seat } = question;
    const outlook = game.knowledge?.outlook;
    const rng =
      outlook === undefined ? new FastRng(luck) : new LuckOfMoments(luck, () => outlook.momentOf(state));
    const { horizon, overlooks = 0 } = this.#plan;
    const until = horizonOf(outlook, world, horizon);
    game.copy(world, state);
    if (others === null) game.apply(state, seat, arm.answer, rng);
    else game.reveal(state, others.with(seat, arm.answer), rng);
    const values = runPlayout(game, state, seats, rng, { until, overlooks });
    if (others !== null) this.#rivals.learn(values);
    if (outlook !== undefined) arm.brings.look(outlook, state, seat);
    return values;
  }

  /**
   * As the budget is spent, the worse half is dropped repeatedly; what is clearly worse than the best answer, or as good,
   * is dropped at once.
   */
  #giveUp(spent: number): void {
    const worlds = this.#standing[0].values.length;
    if (worlds < FIRST_WORLDS && spent < 1) return;
    this.#standing.sort(byWorth);
    const [best] = this.#standing;
    const places = Math.max(2, Math.ceil(this.#arms.length ** (1 - spent)));
    this.#standing = this.#standing.slice(0, places);
    if (worlds % PROOF_WORLDS > 0) return;
    this.#standing = this.#standing.filter(
      (arm) => arm === best || !(isClearlyWorse(arm, best, ERRORS) || isAsGood(arm, best)),
    );
  }
}

/** Those tried in more worlds come first: the others were dropped. */
function byWorth(one: Arm, other: Arm): number {
  return other.values.length - one.values.length || other.mean - one.mean;
}
