import { answerPending, FastRng } from '@triptych/kernel';
import { xerxes } from '@triptych/games/xerxes';
import { describe, expect, it } from 'vitest';
import { xerxesBoard } from '@triptych/games/xerxes/cli';
import type { XerxesDrawingContext } from '@triptych/games/xerxes/cli/drawing-context.ts';
import { painter } from '@triptych/terminal-kit/style.ts';
import { widthOf } from '@triptych/terminal-kit/text.ts';
import { LANGUAGES } from '@triptych/words';

const game = xerxes.open(xerxes.packs.standard);
const NAMES = ['Ana', 'Ben', 'Cleopatra Philopator', 'Dan'];

/** A position after that many answers of quick bots. */
function position(
  seats: number,
  answers: number,
  scenario = 'easy',
  events = 'base',
): ReturnType<typeof game.setup> {
  const rng = new FastRng(seats);
  const options = { satraps: 'dealt', events, order: 'random', scenario };
  const state = game.setup(seats, options, rng);
  for (let number = 0; number < answers; number++)
    answerPending(game, state, (question) => game.advise(state, question, rng), rng);
  return state;
}

function context(
  state: ReturnType<typeof game.setup>,
  viewer: XerxesDrawingContext['viewer'],
  width: number,
  language: XerxesDrawingContext['language'] = 'en',
): XerxesDrawingContext {
  return {
    game,
    view: game.view(state, viewer),
    viewer,
    names: NAMES,
    language,
    paint: painter(false),
    width,
  };
}

describe('the board of Xerxes', () => {
  it.each([80, 120])('fits into %i columns in every language, alone and with several players', (width) => {
    for (const seats of [1, 2, 4]) {
      for (const answers of [0, 2, 9, 60, 1000]) {
        const state = position(seats, answers);
        for (const language of LANGUAGES) {
          const shown = context(state, 0, width, language);
          const lines = [
            ...xerxesBoard.draw(shown),
            ...xerxesBoard.legend(shown),
            ...xerxesBoard.open(shown, 0),
          ];
          expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
        }
      }
    }
  });

  it('fits into 80 columns at every moment of whole games, in every language', () => {
    for (const seats of [1, 2, 3, 4]) {
      for (let answers = 1; answers < 400; answers += 7) {
        const state = position(seats, answers, 'hard', 'expansion');
        for (const language of LANGUAGES) {
          const shown = context(state, 0, 80, language);
          const lines = [...xerxesBoard.draw(shown), ...xerxesBoard.open(shown, seats - 1)];
          expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
        }
        if (state.phase === 'over') break;
      }
    }
  });

  it('shows the place on the track apart from the seat, but in a solo match neither that nor points', () => {
    const state = position(2, 9);
    state.order = [1, 0];
    const rows = xerxesBoard.draw(context(state, 0, 120));
    const header = rows.findIndex((line) => line.startsWith('PLAYERS'));
    expect(rows[header]).toMatch(/pos\. +VP/);
    expect(rows[header + 1]).toMatch(/^2 B Ben +\S+ +1 +\d+ /);
    expect(rows[header + 2]).toMatch(/^1 A Ana +\S+ +2 +\d+ /);
    expect(xerxesBoard.draw(context(position(1, 9), 0, 120)).join('\n')).not.toMatch(/\bVP\b|pos\./);
  });

  it('shows nobody else the cards in hand', () => {
    const state = position(4, 6);
    expect(xerxesBoard.draw(context(state, 0, 120)).join('\n')).toContain('YOUR CARDS');
    expect(xerxesBoard.draw(context(state, 'spectator', 120)).join('\n')).not.toContain('YOUR CARDS');
  });

  it('also offers cards and buildings that are unavailable now, so that the refusal says why', () => {
    const state = position(3, 2);
    state.phase = 'tax';
    state.turn = state.order[0];
    const [question] = game.pending(state);
    const options = xerxesBoard.conceivable(context(state, question.seat, 80), question);
    expect(options).toHaveLength(1 + state.seats[question.seat].taxes.length);
  });

  it('remembers which solo scenarios were won (E12.5)', () => {
    const state = position(1, 2);
    const end = (scenario: number, taxes: number): void => {
      state.phase = 'over';
      state.scenario = scenario;
      state.seats[0].taxesPaid = [0, 1, 2, 3].slice(0, taxes);
      state.seats[0].campaignsWon = [0, 1, 2];
      state.buildings = [0, 0, 0, -1, -1, -1];
    };
    const after = (stored: unknown): unknown =>
      xerxesBoard.achievements?.(context(state, 'spectator', 80), stored)?.stored;
    end(0, 4);
    expect(after(null)).toEqual(['easy']);
    expect(after('nonsense')).toEqual(['easy']);
    end(2, 3);
    expect(after(['easy'])).toEqual(['easy']);
    end(2, 4);
    const last = xerxesBoard.achievements?.(context(state, 'spectator', 80), ['easy', 'normal']);
    expect(last?.stored).toEqual(['easy', 'normal', 'hard']);
    expect(last?.lines.at(-1)).toContain('You have won all three scenarios');
    expect(xerxesBoard.achievements?.(context(position(2, 5), 'spectator', 80), null)).toBeNull();
  });
});
