import { FastRng, checkShape, type Answer } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { bellum } from '../index.ts';

const game = bellum.open(bellum.packs['standard']);

/** Plays whole games by the bot's own advice and checks every decision on the way. */
function everyDecision(look: (state: ReturnType<typeof game.setup>, answers: Answer[]) => void): number {
  let decisions = 0;
  for (const seats of [2, 3, 4, 5]) {
    const rng = new FastRng(seats);
    const state = game.setup(seats, { castles: 'chosen', first: 'random' }, rng);
    for (let asked = game.pending(state); asked.length > 0; asked = game.pending(state)) {
      const answers = asked.map((question) => {
        const imagined = game.imagine(game.view(state, question.seat), null, question.seat, rng);
        return game.advise(imagined, question, new FastRng(decisions));
      });
      look(state, answers);
      decisions += answers.length;
      if (asked[0].sealed) game.reveal(state, answers, rng);
      else game.apply(state, asked[0].seat, answers[0], rng);
    }
  }
  return decisions;
}

describe('the advice for bots', () => {
  test('is always legal', () => {
    const decisions = everyDecision((state, answers) => {
      for (const [at, question] of game.pending(state).entries()) {
        expect(checkShape(question.shape, answers[at])).toBeNull();
      }
    });
    expect(decisions).toBeGreaterThan(300);
  });

  test('B8.2, B8.3: does not depend on what the asked seat cannot know', () => {
    let compared = 0;
    everyDecision((state, _answers) => {
      const [question] = game.pending(state);
      const view = game.view(state, question.seat);
      const advice = [1, 2, 3].map((seed) =>
        game.advise(
          game.imagine(view, null, question.seat, new FastRng(seed)),
          question,
          new FastRng(compared),
        ),
      );
      expect(advice[1]).toEqual(advice[0]);
      expect(advice[2]).toEqual(advice[0]);
      compared++;
    });
    expect(compared).toBeGreaterThan(300);
  });
});
