import {
  type Answer,
  FastRng,
  type Game,
  type GameEvent,
  type Options,
  type Outlook,
  type Question,
} from '@triptych/kernel';
import { quickAnswer } from './search/playout.ts';
import type { Lesson } from './train.ts';

/** With how many imagined worlds the real one is compared. */
const IMAGINED = 8;
/** One of so many questions gives lessons: positions next to each other teach the same. */
const EVERY = 9;

/**
 * A game of quick answers to learn beliefs from. Each lesson compares a seat's position as it really is with how
 * another seat may imagine it: the weights that find the real one tell likely worlds from unlikely ones.
 */
export function beliefLessonsOf<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  outlook: Outlook<S>,
  seats: number,
  options: Options,
  seed: number,
): Lesson[] {
  const rng = new FastRng(seed);
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
  const remember = (event: E, to: 'all' | number): void => {
    for (const [seat, memory] of memories.entries()) {
      if (to === 'all' || to === seat) game.remember(memory, event);
    }
  };
  const state = game.setup(seats, options, rng, remember);
  const start = outlook.momentOf(state);
  const lessons: Lesson[] = [];
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    const [{ seat: viewer, sealed }] = questions;
    // Before the first moment, positions are incomplete.
    if (outlook.momentOf(state) !== start && rng.below(EVERY) === 0) {
      const view = game.view(state, viewer);
      const worlds = Array.from({ length: IMAGINED }, () =>
        game.imagine(view, memories[viewer], viewer, rng),
      );
      for (let other = 0; other < seats; other++) {
        if (other !== viewer) lessons.push(lessonAbout(outlook, other, state, worlds));
      }
    }
    const answers: (Answer | null)[] = Array.from({ length: seats }, () => null);
    for (const asked of questions) answers[asked.seat] = quickAnswer(game, state, asked, rng);
    const answer = answers[viewer];
    if (sealed) game.reveal(state, answers, rng, remember);
    else if (answer !== null) game.apply(state, viewer, answer, rng, remember);
  }
  return lessons;
}

/** Only differences from the real position count: what is public is the same in every world. */
function lessonAbout<S>(outlook: Outlook<S>, seat: number, real: S, worlds: readonly S[]): Lesson {
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
