import {
  type Answer,
  type AskedBot,
  type Budget,
  countAnswers,
  FastRng,
  type Game,
  type GameEvent,
  type Lean,
  type Mind,
  type Question,
} from '@triptych/kernel';
import { answerAsBeginner } from './beginner.ts';
import { adviseHonestly } from './honest.ts';
import { type TimeSource, steps } from './search/budget.ts';
import type { Decision } from './search/reason.ts';
import { Search } from './search/search.ts';
import { leanOf, mindOf } from './strength.ts';

/** A caller may give a bot a clock, and a budget other than its strength's own. */
export interface ThinkingLimits extends Partial<Budget> {
  readonly clock?: TimeSource;
  /** An upper limit on thinking, whatever the budget, in milliseconds. */
  readonly longest?: number;
  /** An answer that a search tries in any case, such as the one that somebody has given. */
  readonly also?: Answer;
  /** The answers to compare; without it the search finds candidates itself. */
  readonly only?: readonly Answer[];
}

/**
 * A bot at work: each step is short, and the last one gives its decision. Without a clock the same question, seed and
 * iterations give the same answer.
 */
export function* think<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  level: string,
  asked: AskedBot<Q, V, M>,
  seed: number,
  { clock, longest = Number.POSITIVE_INFINITY, also, only, ...wanted }: ThinkingLimits = {},
): Generator<void, Decision> {
  const mind = mindOf(game, level);
  const lean = leanOf(game, asked.character);
  const rng = new FastRng(seed);
  if (mind.by !== 'search' || countAnswers(asked.question.shape) === 1) {
    return { answer: answerAtOnce(game, mind, asked, rng, lean), reason: null, tried: [] };
  }
  const { milliseconds, ...budget } = { ...mind.budget, ...wanted };
  const search = new Search(game, asked, mind.plan, rng.below(2 ** 32), { also, only, lean });
  yield* steps(search, { ...budget, milliseconds: Math.min(milliseconds, longest) }, clock ?? null);
  return search.decide();
}

function answerAtOnce<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  mind: Mind,
  { view, memory, question }: AskedBot<Q, V, M>,
  rng: FastRng,
  lean: Lean | undefined,
): Answer {
  if (mind.by !== 'beginner') return adviseHonestly(game, view, memory, question, rng, lean);
  const world = game.imagine(view, memory, question.seat, rng);
  return answerAsBeginner(game, world, question, mind.faults, rng, lean);
}

/** The decision, computed synchronously. */
export function decide<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  level: string,
  asked: AskedBot<Q, V, M>,
  seed: number,
  limits?: ThinkingLimits,
): Decision {
  const thinking = think(game, level, asked, seed, limits);
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done === true) return step.value;
}
