import type { Answer, Rng } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { Pay, type XerxesQuestion } from '../questions.ts';
import { ROUNDS } from '../rules/ending.ts';
import type { XerxesState } from '../state.ts';
import { bestOrder } from './rivalry.ts';

/** With more than two players, everybody takes points from the leader. */
const CROWD = 3;
/** From this round on campaigns are decided by a single force; what it is worth more then. */
const FORCES_FROM = 3;
const FORCE = 0.5;

type Answerer = (state: XerxesState, question: XerxesQuestion, rng: Rng) => Answer;

/**
 * The quick advice with more patience, as searches expect it of everybody: at larger tables it keeps the resources for
 * points until the last round, when nobody can take the points away, and prefers the place that gives a force.
 */
export function answerPatiently(
  components: Components,
  advise: Answerer,
  state: XerxesState,
  question: XerxesQuestion,
  rng: Rng,
): Answer {
  if (state.order.length < CROWD) return advise(state, question, rng);
  if (question.kind === 'tax' && state.round < ROUNDS) {
    const of = question.shape.of.filter((option) => !isForPoints(components, option));
    return advise(state, { ...question, shape: { ...question.shape, of } }, rng);
  }
  if (question.kind === 'order' && state.round >= FORCES_FROM) return bestOrder(state, question.seat, FORCE);
  return advise(state, question, rng);
}

function isForPoints({ taxes }: Components, option: number): boolean {
  return option !== Pay.done && option !== Pay.ability && taxes[option - Pay.card(0)].force === null;
}
