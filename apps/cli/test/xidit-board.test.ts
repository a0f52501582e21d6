import { answerPending, FastRng, type Viewer } from '@triptych/kernel';
import { xidit } from '@triptych/games/xidit';
import { describe, expect, it } from 'vitest';
import { xiditBoard } from '@triptych/games/xidit/cli';
import type { XiditDrawingContext } from '@triptych/games/xidit/cli/drawing-context.ts';
import { readTypedAnswer } from '../controls/typed-answer.ts';
import { painter } from '@triptych/terminal-kit/style.ts';
import { widthOf } from '@triptych/terminal-kit/text.ts';
import { LANGUAGES } from '@triptych/words';

const game = xidit.open(xidit.packs.standard);
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const OPTIONS = { length: 'long', dummy: 'normal', first: '1', wasteland: '1', openScreens: 'off' };

/** A position between quick bots after that many answers. */
function position(answers: number): ReturnType<typeof game.setup> {
  const rng = new FastRng(8);
  const state = game.setup(NAMES.length, OPTIONS, rng);
  for (let number = 0; number < answers; number++)
    answerPending(game, state, (question) => game.advise(state, question, rng), rng);
  return state;
}

const middle = position(30);
const end = position(5000);

function context(
  viewer: Viewer,
  state = middle,
  width = 80,
  language: XiditDrawingContext['language'] = 'en',
): XiditDrawingContext {
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

describe('the board of Lords of Xidit', () => {
  it('shows every city, what lies there and who stands there', () => {
    const map = xiditBoard.draw(context(0)).join('\n');
    for (let city = 1; city <= 21; city++) expect(map).toMatch(new RegExp(`[([<]${city}[)\\]>]`));
    for (const seat of ['A', 'B', 'C', 'D'])
      expect(map).toMatch(new RegExp(`[)\\]>](?:[a-d]\\d)?[A-D]*${seat}`));
  });

  it.each(LANGUAGES)('fits into 80 and 120 columns, in %s', (language) => {
    for (const width of [80, 120]) {
      for (const state of [middle, end]) {
        const shown = context(0, state, width, language);
        const lines = [...xiditBoard.draw(shown), ...xiditBoard.legend(shown), ...xiditBoard.open(shown, 1)];
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('shows only what is behind the viewer’s own screen', () => {
    expect(xiditBoard.open(context(0), 0).join('\n')).not.toContain('?');
    expect(xiditBoard.open(context(0), 1).join('\n')).toContain('?');
    expect(xiditBoard.open(context('spectator'), 0).join('\n')).toContain('?');
  });

  it('reads six orders as letters, and shows where they lead', () => {
    const [question] = game.pending(position(NAMES.length));
    const start = context(question.seat, position(NAMES.length));
    const letters = xiditBoard.letters?.(start, question) ?? null;
    expect(letters).toEqual(['b', 'r', 'k', 'a', 'w']);
    const options = [0, 1, 2, 3, 4];
    for (const line of ['b r a b r a', 'brabra', '1 2 4 1 2 4']) {
      expect(readTypedAnswer(question.shape, options, line, letters)).toEqual({
        ok: true,
        answer: [0, 1, 3, 0, 1, 3],
      });
    }
    expect(readTypedAnswer(question.shape, options, 'b x a', letters)).toEqual({
      ok: false,
      why: 'no-answer',
    });
    const lines = xiditBoard.preview?.(start, question, [0, 1, 3, 0, 1, 4]) ?? [];
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^1\. blue road: /);
  });

  it('narrates a year order by order', () => {
    expect(xiditBoard.step?.({ type: 'waited', seat: 0, order: 2, city: 3 }, 'en')).toBe('Order 3');
    expect(xiditBoard.step?.({ type: 'gameEnded' }, 'en')).toBeNull();
  });

  it('shows the three assessments at the end', () => {
    const lines = xiditBoard.scoring(context('spectator', end));
    expect(lines.filter((line) => line.includes('✗'))).toHaveLength(3);
  });
});
