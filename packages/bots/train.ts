import {
  type Answer,
  answerPending,
  FastRng,
  type Game,
  type GameEvent,
  type Options,
  type Outlook,
  type Question,
  sampleAnswer,
} from '@triptych/kernel';
import { quickAnswer, winShares } from './search/playout.ts';

/** A position of a game that was played to its end: every seat's features, and who won. */
export interface TrainingExample {
  readonly stage: number;
  readonly features: readonly (readonly number[])[];
  readonly won: readonly number[];
}

/**
 * How many answers in a hundred are drawn at random. Without them a feature that only good positions show would look
 * as if it made them good.
 */
const EXPLORES = 50;

/** A game of quick answers to learn from: one example at the start of each of its moments. */
export function trainingExamplesOf<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  outlook: Outlook<S>,
  seats: number,
  options: Options,
  seed: number,
): TrainingExample[] {
  const rng = new FastRng(seed);
  const state = game.setup(seats, options, rng);
  const seen: Omit<TrainingExample, 'won'>[] = [];
  let moment = outlook.momentOf(state);
  const answerOf = (question: Q): Answer =>
    rng.below(100) < EXPLORES ? sampleAnswer(question.shape, rng) : quickAnswer(game, state, question, rng);
  while (game.pending(state).length > 0) {
    if (outlook.momentOf(state) !== moment) {
      moment = outlook.momentOf(state);
      const features = Array.from({ length: seats }, (_, seat) => outlook.featuresOf(state, seat));
      seen.push({ stage: outlook.stageOf(state), features });
    }
    answerPending(game, state, answerOf, rng);
  }
  // If nobody with a seat has won, there is nothing to learn.
  if (!game.outcome(state)?.ranking.some(({ rank }) => rank === 1)) return [];
  const won = winShares(game, state, seats);
  const all = won.reduce((sum, share) => sum + share, 0);
  return seen.map((example) => ({ ...example, won: won.map((share) => share / all) }));
}

/** Prefers small weights, so that the noise in the examples is not learnt. */
const RESTRAINT = 0.01;
const ROUNDS = 150;
const PACE = 0.6;
const MOMENTUM = 0.9;

/**
 * The weights that make the winners of these examples, all of one stage, most likely. Same examples, same weights; without
 * examples nothing counts.
 */
export function learn(examples: readonly TrainingExample[], size: number): number[] {
  if (examples.length === 0) return Array.from({ length: size }, () => 0);
  const scales = scalesOf(examples, size);
  const scaled = examples.map(({ features, won }) => ({
    won,
    seats: features.map((each) => Float64Array.from(each, (value, at) => value * scales[at])),
  }));
  const weights = new Float64Array(size);
  const speeds = new Float64Array(size);
  const slopes = new Float64Array(size);
  const scores: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    slopes.fill(0);
    for (const { seats, won } of scaled) {
      let all = 0;
      for (let seat = 0; seat < seats.length; seat++) {
        let score = 0;
        for (let at = 0; at < size; at++) score += seats[seat][at] * weights[at];
        scores[seat] = Math.exp(score);
        all += scores[seat];
      }
      for (let seat = 0; seat < seats.length; seat++) {
        const error = won[seat] - scores[seat] / all;
        for (let at = 0; at < size; at++) slopes[at] += error * seats[seat][at];
      }
    }
    for (let at = 0; at < size; at++) {
      speeds[at] = MOMENTUM * speeds[at] + PACE * (slopes[at] / examples.length - RESTRAINT * weights[at]);
      weights[at] += speeds[at];
    }
  }
  return Array.from(weights, (weight, at) => Number((weight * scales[at]).toPrecision(3)));
}

/** Added to every variance, so that features that hardly ever differ are not blown up. */
const RARE = 0.5;

/** By feature: a scale that makes its differences between the seats of a game about one. */
function scalesOf(examples: readonly TrainingExample[], size: number): number[] {
  return Array.from({ length: size }, (_, at) => {
    let squares = 0;
    let number = 0;
    for (const { features } of examples) {
      const mean = features.reduce((sum, each) => sum + each[at], 0) / features.length;
      for (const each of features) {
        squares += (each[at] - mean) ** 2;
        number++;
      }
    }
    return Math.sqrt(number / (squares + RARE * number));
  });
}
