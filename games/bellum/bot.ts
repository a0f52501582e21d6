import { type Answer, type Lean, pick, type Rng } from '@triptych/kernel';
import { bestAttack, bestTheft } from './bot/attacking.ts';
import { appraise } from './bot/appraisal.ts';
import { bestRecruit, bestSide, bestSides } from './bot/recruiting.ts';
import { bestReroll } from './bot/rerolling.ts';
import type { Components } from './content/components.ts';
import type { BellumQuestion } from './questions.ts';
import type { BellumState } from './state.ts';

/** A sensible quick answer from what the asked seat may know. It looks no further than one day ahead. */
export function advise(
  components: Components,
  state: BellumState,
  question: BellumQuestion,
  rng: Rng,
  lean?: Lean,
): Answer {
  // B10.1: all castles are worth the same.
  if (question.kind === 'castle') return pick(question.shape.of, rng);
  const appraisal = appraise(components, state, question.seat, lean);
  switch (question.kind) {
    case 'goblins':
      return bestSides(appraisal, question.cards);
    case 'reroll':
      return bestReroll(appraisal, question.shape.of);
    case 'attack':
      return bestAttack(appraisal, question.shape.of, rng);
    case 'theft':
      return bestTheft(appraisal, question.shape.of, question.victim, question.shape.max);
    case 'recruit':
      return bestRecruit(appraisal, question.shape.of);
    case 'side':
      return bestSide(appraisal, question.card);
  }
}
