import {
  type Answer,
  type Game,
  type GameEvent,
  type Question,
  type Rng,
  sampleAnswer,
} from '@triptych/kernel';
import { adviseHonestly } from './honest.ts';

/** How strong a bot is, the weakest first. Every one knows what its seat knows, and nothing else. */
export const STRENGTHS = ['easy', 'normal'] as const;
export type Strength = (typeof STRENGTHS)[number];

export function isStrength(name: string): name is Strength {
  return STRENGTHS.some((strength) => strength === name);
}

/** An easy bot guesses in one of so many answers, and follows the game's advice in the others. */
const GUESSES = 2;

/** The answer of a bot of that strength. Whoever is unknown here (from older tables) is a normal one. */
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
