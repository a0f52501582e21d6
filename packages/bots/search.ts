import {
  type Answer,
  countAnswers,
  FastRng,
  type Game,
  type GameEvent,
  listAnswers,
  type Outcome,
  type Question,
  type Rng,
  sampleAnswer,
  type Seat,
} from '@triptych/kernel';
import { answerAll } from './answer-all.ts';

/** How many answers are compared, and in how many imagined worlds each is played out to the end. */
const CANDIDATES = 4;
const WORLDS = 12;

/**
 * Compares a few answers by playing the game to its end in worlds that fit all that the seat has seen, everybody by
 * the game's quick advice. The effort is counted in games, not in time: the same chance gives the same answer.
 */
export function searchHonestly<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  view: V,
  memory: M,
  question: Q,
  rng: Rng,
): Answer {
  const { seat } = question;
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(view, memory, seat, rng));
  const candidates = candidatesFor(
    question,
    worlds.map((world) => game.advise(world, question, rng)),
    rng,
  );
  if (candidates.length === 1) return candidates[0];
  const worths = candidates.map((): number[] => []);
  const trial = game.imagine(view, memory, seat, rng);
  for (const world of worlds) {
    // The same chance for every answer, so that luck does not decide between them.
    const chance = rng.below(2 ** 31);
    for (const [at, candidate] of candidates.entries()) {
      game.copy(world, trial);
      playOn(game, trial, seat, candidate, new FastRng(chance));
      worths[at].push(worthOf(game.outcome(trial), seat));
    }
  }
  const gains = worths.map((worth) => surelyMore(worth, worths[0]));
  return candidates[gains.indexOf(Math.max(...gains))];
}

/** Plays to the end: this answer first, then everybody by the advice. */
function playOn<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  seat: Seat,
  answer: Answer,
  rng: Rng,
): void {
  let isFirst = true;
  const answerOf = (asked: Q): Answer => {
    if (asked.seat !== seat || !isFirst) return game.advise(state, asked, rng);
    isFirst = false;
    return answer;
  };
  answerAll(game, state, answerOf, rng);
}

/** How much more one answer brings than the advised one, less what may be luck: the advice is left for good reasons only. */
function surelyMore(worths: readonly number[], advised: readonly number[]): number {
  const gains = worths.map((worth, world) => worth - advised[world]);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  return mean - Math.sqrt(variance / gains.length);
}

/** What the advice says in the imagined worlds, the most frequent first, and others by chance. */
function candidatesFor({ shape }: Question, advised: readonly Answer[], rng: Rng): readonly Answer[] {
  const votes = new Map<string, { readonly answer: Answer; votes: number }>();
  for (const answer of advised) {
    const vote = votes.get(String(answer)) ?? { answer, votes: 0 };
    vote.votes++;
    votes.set(String(answer), vote);
  }
  const found = new Map(
    [...votes].sort(([, a], [, b]) => b.votes - a.votes).map(([name, { answer }]) => [name, answer]),
  );
  if (countAnswers(shape) <= CANDIDATES)
    for (const answer of listAnswers(shape)) found.set(String(answer), answer);
  for (let tries = 0; found.size < CANDIDATES && tries < CANDIDATES; tries++) {
    const answer = sampleAnswer(shape, rng);
    found.set(String(answer), answer);
  }
  return [...found.values()];
}

/** 1 for the winner, 0 for the last. */
function worthOf(outcome: Outcome | null, seat: Seat): number {
  const standing = outcome?.ranking.find((one) => one.seat === seat);
  if (outcome === null || standing === undefined) return 0;
  return 1 - (standing.rank - 1) / Math.max(1, outcome.ranking.length - 1);
}
