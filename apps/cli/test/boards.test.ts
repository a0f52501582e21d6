import { type BellumView, bellum, NONE } from '@triptych/games/bellum';
import { answerPending, FastRng, type Seat, type Viewer } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { bellumBoard } from '@triptych/games/bellum/cli';
import type { BellumDrawingContext } from '@triptych/games/bellum/cli/drawing-context.ts';
import { painter } from '@triptych/terminal-kit/style.ts';
import { LANGUAGES } from '@triptych/words';

const game = bellum.open(bellum.packs.standard);
const NAMES = ['Ana', 'Ben', 'Cleo'];

/** A position in the middle of a game between quick bots. */
function position(): ReturnType<typeof game.setup> {
  const rng = new FastRng(8);
  const state = game.setup(NAMES.length, { castles: 'dealt', first: '1' }, rng);
  for (let number = 0; number < 60; number++)
    answerPending(game, state, (question) => game.advise(state, question, rng), rng);
  return state;
}

const state = position();

function context(
  viewer: Viewer,
  view: BellumView = game.view(state, viewer),
  colour = false,
): BellumDrawingContext {
  return { game, view, viewer, names: NAMES, language: 'en', paint: painter(colour), width: 80 };
}

describe('the board of Bellum Magica', () => {
  it('shows a seat the values of its own chests, and of others only those it has owned', () => {
    const view = game.view(state, 0);
    const shown = (seat: Seat): string[] =>
      bellumBoard
        .open(context(0), seat)
        .join('\n')
        .match(/\[[WMG]\][?\d]/g)
        ?.map((chest) => chest.slice(3)) ?? [];
    for (const seat of [0, 1, 2]) {
      const values = [...state.castles[seat].chests]
        .sort((a, b) => b - a)
        .map((chest) => view.chestValues[chest]);
      expect(shown(seat)).toEqual(values.map((value) => (value === NONE ? '?' : String(value))));
    }
    expect(shown(0)).not.toContain('?');
    expect([...shown(1), ...shown(2)]).toContain('?');
  });

  it('shows a spectator no value at all', () => {
    const lines = [0, 1, 2].flatMap((seat) => bellumBoard.open(context('spectator'), seat));
    const board = bellumBoard.draw(context('spectator'));
    expect([...lines, ...board].join('\n')).not.toMatch(/\[[WMG]\]\d/);
  });

  it('marks the active row with an arrow, not with colour alone', () => {
    const lines = bellumBoard.draw(context(1)).join('\n');
    expect(lines).toMatch(new RegExp(`►.*║►${state.row + 1}◄║.*◄`));
  });

  it('has the same letters with and without colours', () => {
    const plain = bellumBoard.draw(context(1)).join('\n');
    const coloured = bellumBoard.draw(context(1, game.view(state, 1), true)).join('\n');
    expect(coloured).not.toBe(plain);
    expect(
      coloured
        .split('\u001B')
        .map((part) => part.replace(/^\[\d+m/, ''))
        .join(''),
    ).toBe(plain);
  });

  it.each(LANGUAGES)('has a legend in %s with a distinct sign for everything', (language) => {
    const legend = bellumBoard.legend({ ...context(0), language }).join('  ');
    const signs = legend.split(/ {2,}/).map((entry) => entry.trim().split(' ')[0]);
    expect(signs).toHaveLength(13);
    expect(new Set(signs).size).toBe(13);
  });

  it('has a narrow space before every colon in French', () => {
    const french = { ...context(0), language: 'fr' } as const;
    const lines = [
      ...bellumBoard.draw(french),
      ...bellumBoard.open(french, 0),
      ...bellumBoard.open(french, 1),
    ];
    expect(lines.filter((line) => line.includes('\u202f:')).length).toBeGreaterThan(3);
    expect(lines.filter((line) => /(?<!\u202f):/.test(line))).toEqual([]);
  });

  it('lists every conceivable attack, the legal ones among them', () => {
    const shape = { shape: 'one', of: [0, 2] } as const;
    const question = { seat: 1, kind: 'attack', rule: 'B4.3', sealed: false, shape } as const;
    const options = bellumBoard.conceivable(context(1), question);
    expect(options).toEqual(expect.arrayContaining([0, 1, 100, 102]));
    expect(options).not.toContain(101);
  });
});
