import { xerxes } from '@triptych/games/xerxes';
import { checkShape, type Question, type Shape } from '@triptych/kernel';
import { painter } from '@triptych/terminal-kit/style.ts';
import { describe, expect, it } from 'vitest';
import { drawControls } from '../controls/draw.ts';
import { numberedOptions, readTypedAnswer } from '../controls/typed-answer.ts';
import { catalogue } from '../words/index.ts';

const asking = (shape: Shape): Question => ({ seat: 0, kind: 'any', rule: 'X1.1', sealed: false, shape });
const typed = (shape: Shape, line: string): unknown => {
  const entry = readTypedAnswer(shape, numberedOptions(asking(shape), []), line);
  return entry.ok ? entry.answer : entry.why;
};

describe('an answer is typed', () => {
  it.each<[string, Shape, string, unknown]>([
    ['one: its number', { shape: 'one', of: [7, 9] }, '2', 9],
    ['some: numbers in any order', { shape: 'some', of: [30, 20, 10], min: 1, max: 2 }, '3 1', [30, 10]],
    ['some: together', { shape: 'some', of: [30, 20, 10], min: 1, max: 2 }, '31', [30, 10]],
    ['some: none', { shape: 'some', of: [30, 20], min: 0, max: 2 }, '-', []],
    ['sequence: in order, with repeats', { shape: 'sequence', of: [5, 6], length: 3 }, '2 2 1', [6, 6, 5]],
    [
      'distribute: a count for each target',
      { shape: 'distribute', to: [3, 4], caps: [2, 12], min: 1, max: 12 },
      '0 11',
      [0, 11],
    ],
    ['order: all numbers', { shape: 'order', of: [4, 5, 6] }, '3, 1, 2', [6, 4, 5]],
    [
      'assign: a target for each item',
      {
        shape: 'assign',
        items: [
          [0, 1],
          [1, 2],
        ],
        each: 1,
      },
      '1 3',
      [0, 2],
    ],
  ])('%s', (_, shape, line, answer) => {
    expect(typed(shape, line)).toEqual(answer);
    expect(checkShape(shape, Array.isArray(answer) ? answer : Number(answer))).toBe(null);
  });

  it.each<[string, string, string]>([
    ['3', 'no-such-number', 'a number that is not on the screen'],
    ['0', 'no-such-number', 'the number before the first'],
    ['1 2', 'no-answer', 'two numbers where one is asked for'],
    ['-1', 'no-answer', 'a negative number'],
    ['1.5', 'no-answer', 'a fraction'],
    ['99999999999999999999', 'no-answer', 'a huge number'],
    ['one', 'no-answer', 'a word'],
    ['', 'no-answer', 'nothing'],
  ])('%s is %s: %s', (line, why) => {
    expect(typed({ shape: 'one', of: [7, 9] }, line)).toBe(why);
  });

  it('numbers conceivable options before everything else on offer', () => {
    expect(numberedOptions(asking({ shape: 'one', of: [0, 5] }), [0, 1, 2])).toEqual([0, 1, 2, 5]);
  });
});

describe('the choices of a question', () => {
  const choices = (labels: readonly string[]): string[] => {
    const question = asking({ shape: 'one', of: [...labels.keys()] });
    const narrator = {
      ...xerxes.narrator(xerxes.packs.standard, 'en'),
      option: (_: Question, option: number) => labels[option],
    };
    const options = numberedOptions(question, []);
    return drawControls({
      question,
      view: null,
      narrator,
      names: [],
      options,
      letters: null,
      words: catalogue('en'),
      paint: painter(false),
      width: 80,
    });
  };

  it('are not numbered twice if their own numbers are those of their lines', () => {
    expect(choices(['1 Amberford', '2 Cinderbridge']).slice(0, 2)).toEqual([
      '  1   Amberford',
      '  2   Cinderbridge',
    ]);
  });

  it('keep a number with which a label begins by chance', () => {
    expect(choices(['1 gold, 2 wood', '1 wool', '3 iron']).slice(0, 3)).toEqual([
      '  1   1 gold, 2 wood',
      '  2   1 wool',
      '  3   3 iron',
    ]);
  });
});
