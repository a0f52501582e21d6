import {
  type Answer,
  type Game,
  type GameEvent,
  type Question,
  type Rng,
  sampleAnswer,
} from '@triptych/kernel';
import { adviseHonestly } from './honest.ts';

/** Strengths of bots, the weakest first. All of them know only what their seat knows. */
export const STRENGTHS = ['easy', 'normal'] as const;
export type Strength = (typeof STRENGTHS)[number];

export function isStrength(name: string): name is Strength {
  return STRENGTHS.some((strength) => strength === name);
}

/** An easy bot gives a random answer once in this many, and otherwise follows the game's advice. */
const GUESSES = 2;

/** A bot's answer. Unknown strengths (of older tables) count as normal. */
export function answerAs<S, Q extends Question, E extends GameEvent, V, M>(
  strength: string,
  game: Game<S, Q, E, V, M>,
  view: V,
  memory: M,
  question: Q,
  rng: Rng,
): Answer {
  if (strength === 'easy' && rng.below(GUESSES) === 0) return sampleAnswer(question.shape, rng);
  return adviseHonestly(game, view, memory, question, rng);
}
