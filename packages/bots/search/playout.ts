import type { Answer, Game, GameEvent, Outlook, Question, Rng, SearchPlan } from '@triptych/kernel';
import { overlook } from '../overlook.ts';
import { chancesOf } from './outlook.ts';

/** The answer of a seat in a playout. */
export function quickAnswer<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  question: Q,
  rng: Rng,
): Answer {
  return game.knowledge?.quick?.(state, question, rng) ?? game.advise(state, question, rng);
}

/** How playouts go. */
interface PlayoutPlan extends Pick<SearchPlan, 'overlooks'> {
  /** At this moment of the outlook the position is evaluated; infinite: playouts go to the end of the game. */
  readonly until: number;
}

/**
 * The moment at which playouts from a position are evaluated. It is counted from the question: an answer that ends the
 * year is judged at the same time as one that leaves something to do.
 */
export function horizonOf<S>(outlook: Outlook<S> | undefined, state: S, horizon: number | null): number {
  return outlook === undefined || horizon === null
    ? Number.POSITIVE_INFINITY
    : outlook.momentOf(state) + horizon;
}

/**
 * The answer of a seat that overlooks some of its options, so that playouts do not depend on a single line of quick
 * answers. Advice may ignore what is left of the options; it counts as long as it is legal.
 */
function hastyAnswer<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  question: Q,
  rng: Rng,
  overlooks: number,
): Answer {
  const { shape } = question;
  if (overlooks === 0 || shape.shape !== 'one') return quickAnswer(game, state, question, rng);
  const answer = quickAnswer(game, state, { ...question, shape: overlook(shape, overlooks, rng) }, rng);
  return typeof answer === 'number' && shape.of.includes(answer)
    ? answer
    : quickAnswer(game, state, question, rng);
}

/** Plays a world with quick answers to the end of the game or to a moment, and returns each seat's value. */
export function runPlayout<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  seats: number,
  rng: Rng,
  { until, overlooks = 0 }: PlayoutPlan,
): readonly number[] {
  const outlook = game.knowledge?.outlook;
  // Alone, there is no rival whose answers are uncertain.
  const missed = seats > 1 ? overlooks : 0;
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    if (outlook !== undefined && outlook.momentOf(state) >= until) {
      const chances = chancesOf(outlook, state, seats);
      if (chances !== null) return chances;
    }
    const [question] = questions;
    if (question.sealed) {
      const answers: (Answer | null)[] = Array.from({ length: seats }, () => null);
      for (const asked of questions) answers[asked.seat] = hastyAnswer(game, state, asked, rng, missed);
      game.reveal(state, answers, rng);
    } else game.apply(state, question.seat, hastyAnswer(game, state, question, rng, missed), rng);
  }
  return winShares(game, state, seats);
}

/** How much a better rank counts besides winning: it distinguishes losing positions. */
const RANK_SHARE = 0.05;

/**
 * By seat: its share of the win, and a little for its rank. A rank may belong to nobody with a seat, such as a dummy.
 */
export function winShares<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  seats: number,
): number[] {
  const values = Array.from({ length: seats }, () => 0);
  const ranking = game.outcome(state)?.ranking ?? [];
  const winners = ranking.filter(({ rank }) => rank === 1).length;
  const last = ranking.reduce((most, { rank }) => Math.max(most, rank), seats);
  for (const { seat, rank } of ranking) {
    const won = rank === 1 ? 1 / winners : 0;
    const above = last === 1 ? won : (last - rank) / (last - 1);
    values[seat] = (1 - RANK_SHARE) * won + RANK_SHARE * above;
  }
  return values;
}
