import {
  answerPending,
  FastRng,
  type Game,
  type GameEvent,
  type Options,
  type Outlook,
  type Question,
  rememberIn,
} from '@triptych/kernel';
import { quickAnswer } from './search/playout.ts';
import type { TrainingExample } from './train.ts';

/** With how many imagined worlds the real one is compared. */
const IMAGINED = 8;
/** One question in this many gives examples: positions next to each other teach the same. */
const EVERY = 9;

/**
 * A game of quick answers to learn beliefs from. Each example compares a seat's position as it really is with how
 * another seat may imagine it: the weights that find the real one tell likely worlds from unlikely ones.
 */
export function beliefExamplesOf<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  outlook: Outlook<S>,
  seats: number,
  options: Options,
  seed: number,
): TrainingExample[] {
  const rng = new FastRng(seed);
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
  const remember = rememberIn(game, memories);
  const state = game.setup(seats, options, rng, remember);
  const start = outlook.momentOf(state);
  const examples: TrainingExample[] = [];
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    const [{ seat: viewer }] = questions;
    // Before the first moment, positions are incomplete.
    if (outlook.momentOf(state) !== start && rng.below(EVERY) === 0) {
      const view = game.view(state, viewer);
      const worlds = Array.from({ length: IMAGINED }, () =>
        game.imagine(view, memories[viewer], viewer, rng),
      );
      for (let other = 0; other < seats; other++) {
        if (other !== viewer) examples.push(exampleAbout(outlook, other, state, worlds));
      }
    }
    answerPending(game, state, (question) => quickAnswer(game, state, question, rng), rng, remember);
  }
  return examples;
}

/** Only differences from the real position count: what is public is the same in every world. */
function exampleAbout<S>(outlook: Outlook<S>, seat: number, real: S, worlds: readonly S[]): TrainingExample {
  const truth = [...outlook.featuresOf(real, seat)];
  const imagined = worlds.map((world) =>
    outlook.featuresOf(world, seat).map((value, at) => value - truth[at]),
  );
  return {
    stage: outlook.stageOf(real),
    features: [truth.map(() => 0), ...imagined],
    won: [1, ...imagined.map(() => 0)],
  };
}
