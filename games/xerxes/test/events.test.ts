import { answerAll, type Emit, FastRng, sampleAnswer } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import type { XerxesEvent } from '../events.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { XerxesState } from '../state.ts';
import { newSpectator, publicPart, type Spectator, watch } from './spectator.ts';
import { game } from './table.ts';

const GAMES = 12;
/** One answer in this many is drawn at random, so that what sensible players never do happens, too. */
const WHIMS = 4;

/** A whole game; after every event and before every answer somebody may look at it. */
function play(
  seats: number,
  options: Record<string, string>,
  seed: number,
  emit?: Emit<XerxesEvent>,
  before: (state: XerxesState, question: XerxesQuestion) => void = () => {},
): XerxesState {
  const rng = new FastRng(seed);
  const answers = new FastRng(seed + 1);
  const state = game.setup(
    seats,
    { satraps: 'dealt', order: 'random', scenario: 'normal', ...options },
    rng,
    emit,
  );
  const answerOf = (question: XerxesQuestion) => {
    // During set-up, everybody knows from the rules how many cards are dealt; the events need not tell.
    if (state.round > 0) before(state, question);
    return answers.below(WHIMS) === 0
      ? sampleAnswer(question.shape, answers)
      : game.advise(state, question, answers);
  };
  answerAll(game, state, answerOf, rng, emit);
  return state;
}

describe.each([
  [1, { events: 'expansion', scenario: 'easy' }],
  [2, { events: 'expansion' }],
  [3, { events: 'base', satraps: 'chosen' }],
  [4, { events: 'expansion' }],
])('%i players, %j', (seats, options) => {
  const seeds = Array.from({ length: GAMES }, (_, at) => 100 * seats + at);

  test.each(seeds)('E13.1: whoever hears the events knows all that is public (game %i)', (seed) => {
    let known: Spectator = newSpectator(seats);
    let heard = 0;
    const listen: Emit<XerxesEvent> = (event, to) => {
      if (to !== 'all') return;
      heard++;
      known = watch(known, event);
    };
    let last = -1;
    const end = play(seats, options, seed, listen, (state, { sealed, kind }) => {
      expect(known).toEqual(publicPart(state));
      // Whatever somebody does openly is told, except taking points from someone who has none.
      expect(heard).toBeGreaterThan(last);
      last = sealed || kind === 'rival' || kind === 'divide' ? -1 : heard;
    });
    expect(known).toEqual(publicPart(end));
  });

  test('nobody has to listen', () => {
    for (const seed of seeds)
      expect(play(seats, options, seed)).toEqual(play(seats, options, seed, () => {}));
  });
});
