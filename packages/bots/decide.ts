import {
  type Answer,
  countAnswers,
  FastRng,
  type Game,
  type GameEvent,
  type Question,
} from '@triptych/kernel';
import { adviseHonestly } from './honest.ts';
import { type Budget, type Clock, steps } from './search/budget.ts';
import type { Decision } from './search/reason.ts';
import { drawWeighted } from './search/rivals.ts';
import { type Asked, Search } from './search/search.ts';
import { type Mind, MINDS, strengthNamed } from './strength.ts';

/** Who calls a bot may give it a clock, and less (or more) to do than its strength does by itself. */
export interface Limits extends Partial<Budget> {
  readonly clock?: Clock;
}

/**
 * A bot at work: each step is short, and at the end stands its decision. Without a clock the same question, seed and
 * iterations give the same answer.
 */
export function* think<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  level: string,
  asked: Asked<Q, V, M>,
  seed: number,
  { clock, ...limits }: Limits = {},
): Generator<void, Decision> {
  const mind: Mind = MINDS[strengthNamed(level)];
  const rng = new FastRng(seed);
  if (mind.by === 'advice' || countAnswers(asked.question.shape) === 1) {
    const answer = adviseHonestly(game, asked.view, asked.memory, asked.question, rng);
    return { answer, reason: null, tried: [] };
  }
  const search = new Search(game, asked, mind.plan, rng.below(2 ** 32));
  yield* steps(search, { ...mind.budget, ...limits }, clock ?? null);
  const decision = search.decide();
  return mind.temperature === 0 ? decision : { ...decision, answer: slip(decision, mind, rng) };
}

/** The decision at once. */
export function decide<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  level: string,
  asked: Asked<Q, V, M>,
  seed: number,
  limits?: Limits,
): Decision {
  const thinking = think(game, level, asked, seed, limits);
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done === true) return step.value;
}

/** One of the answers that look sensible, the likelier the better it looks: so people slip. */
function slip(
  { tried }: Decision,
  { temperature, sensible }: Extract<Mind, { by: 'search' }>,
  rng: FastRng,
): Answer {
  const [best] = tried;
  const possible = tried.filter(({ value }) => value >= best.value - sensible);
  const weights = possible.map(({ value }) => Math.exp((value - best.value) / temperature));
  return possible[drawWeighted(weights, rng)].answer;
}
