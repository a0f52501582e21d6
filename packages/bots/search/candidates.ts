import {
  type Answer,
  countAnswers,
  type Game,
  type GameEvent,
  listAnswers,
  type Question,
  type Rng,
  sampleAnswer,
} from '@triptych/kernel';

/** Of questions with very many answers, at least this share of the candidates is drawn at random. */
const DRAWN_SHARE = 1 / 4;

/**
 * The answers that a search tries: all if there are few, else the game's advice, what it proposes, and some random ones.
 */
export function candidatesFor<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  world: S,
  question: Q,
  most: number,
  advised: readonly Answer[],
  rng: Rng,
): Answer[] {
  if (countAnswers(question.shape) <= most) return [...listAnswers(question.shape)];
  const found = new Map<string, Answer>();
  const add = (answer: Answer): void => {
    if (found.size < most) found.set(String(answer), answer);
  };
  for (const answer of advised) add(answer);
  for (const answer of game.knowledge?.candidates?.(world, question, most, rng) ?? []) add(answer);
  if (game.knowledge?.candidates !== undefined && found.size > 1) return [...found.values()];
  const drawn = Math.max(most - found.size, Math.ceil(most * DRAWN_SHARE));
  for (let draw = 0; draw < drawn; draw++) add(sampleAnswer(question.shape, rng));
  return [...found.values()];
}
