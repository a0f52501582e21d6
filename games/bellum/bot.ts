import { type Answer, pick, type Rng } from '@triptych/kernel';
import { bestAttack, bestTheft } from './bot/attacking.ts';
import { lookOut } from './bot/outlook.ts';
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
): Answer {
  // B10.1: all castles are worth the same.
  if (question.kind === 'castle') return pick(question.shape.of, rng);
  const outlook = lookOut(components, state, question.seat);
  switch (question.kind) {
    case 'goblins':
      return bestSides(outlook, question.cards);
    case 'reroll':
      return bestReroll(outlook, question.shape.of);
    case 'attack':
      return bestAttack(outlook, question.shape.of, rng);
    case 'theft':
      return bestTheft(outlook, question.shape.of, question.victim, question.shape.max);
    case 'recruit':
      return bestRecruit(outlook, question.shape.of);
    case 'side':
      return bestSide(outlook, question.card);
  }
}
