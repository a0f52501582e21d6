import { checkShape, listAnswers, type Narrator, type Question, type Shape } from '@triptych/kernel';
import type { Paint } from '@triptych/terminal-kit/style.ts';
import { padStart, wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from '../words/index.ts';

/** What is needed to show a question to the seat that must answer it. */
export interface Asking {
  readonly question: Question;
  readonly view: unknown;
  readonly narrator: Narrator;
  readonly names: readonly string[];
  /** The options behind the numbers, from 1. */
  readonly options: readonly number[];
  /** Letters that may be typed instead of the numbers. */
  readonly letters: readonly string[] | null;
  readonly words: Words;
  readonly paint: Paint;
  readonly width: number;
}

/** The choices of a question, numbered, and how to type an answer. Drawn from the shape alone. */
export function drawControls(asking: Asking): string[] {
  const { shape } = asking.question;
  const { entry } = asking.words.play;
  const labels = withoutNumbers(asking.options.map((option) => label(asking, option)));
  const lines = asking.options.map((option, at) => choiceLine(asking, option, at, labels[at]));
  switch (shape.shape) {
    case 'one':
      return [...lines.flat(), hint(asking, entry.one(asking.options.length))];
    case 'some':
      return [...lines.flat(), hint(asking, entry.some(shape.min, shape.max))];
    case 'sequence':
      return [...lines.flat(), hint(asking, sequenceHint(asking, shape.length))];
    case 'order':
      return [...lines.flat(), hint(asking, entry.order(shape.of.length))];
    case 'distribute':
      return [...lines.flat(), hint(asking, distributeHint(asking, shape))];
    case 'assign':
      return [
        ...shape.items.flatMap((targets, item) => itemLine(asking, item, targets)),
        `  ${entry.choices} ${asking.options.map((option, at) => `${at + 1} ${label(asking, option)}`).join(' · ')}`,
        hint(asking, entry.assign(shape.items.length)),
      ];
  }
}

function sequenceHint({ letters, words }: Asking, length: number): string {
  const { entry } = words.play;
  if (letters === null) return entry.sequence(length);
  const example = Array.from({ length }, (_, at) => letters[at % letters.length]);
  return entry.letters(length, example.join(' '));
}

function distributeHint({ words }: Asking, shape: Shape & { readonly shape: 'distribute' }): string {
  const [example] = listAnswers(shape);
  return words.play.entry.distribute(shape.to.length, shape.min, shape.max, [example].flat().join(' '));
}

/** Options of a `one` question that are shown although they are not legal now. */
export function isOffered(question: Question, option: number): boolean {
  return question.shape.shape !== 'one' || checkShape(question.shape, option) === null;
}

export function label({ narrator, question, view, names }: Asking, option: number): string {
  return narrator.option(question, option, view, names);
}

function choiceLine(asking: Asking, option: number, at: number, text: string): string[] {
  const { question, words, paint, width } = asking;
  const number = padStart(asking.letters?.[at] ?? String(at + 1), 3);
  if (!isOffered(question, option)) {
    const lines = wrapLabel(`× ${text} – ${words.play.notPossible}`, width - 6, '  ');
    return lines.map((line, row) => paint(`${row === 0 ? number : '   '} ${line}`, 'dim'));
  }
  const cap =
    question.shape.shape === 'distribute' ? ` (${words.play.entry.atMost(question.shape.caps[at])})` : '';
  const lines = wrapLabel(text + cap, width - 6);
  return lines.map((line, row) => `${row === 0 ? paint(number, 'bold') : '   '}   ${line}`);
}

/**
 * Things whose numbers on the board are those of their lines, such as cities, are not numbered twice. (One label alone
 * may begin with the number of its line by chance: `2 iron, 1 wood`.)
 */
function withoutNumbers(labels: readonly string[]): readonly string[] {
  const numbers = labels.map((_, at) => `${at + 1} `);
  const numbered = labels.every((text, at) => text.startsWith(numbers[at]));
  return numbered ? labels.map((text, at) => text.slice(numbers[at].length)) : labels;
}

/** Something that must be put somewhere, and where it can go if not everywhere. */
function itemLine(asking: Asking, item: number, targets: readonly number[]): string[] {
  const { narrator, question, view, names, words, options, width } = asking;
  const all = targets.length === options.length;
  const numbers = targets.map((target) => options.indexOf(target) + 1).join(', ');
  const only = all ? '' : ` (${words.play.entry.onlyThese(numbers)})`;
  const text = `${narrator.item(question, item, view, names)}${only}`;
  return wrapLabel(text, width - 6).map((line, row) => `${row === 0 ? '  ·' : '   '}   ${line}`);
}

/** Breaks a label only after a `·`, if it has any, never inside `1 ff ·`. */
function wrapLabel(text: string, width: number, indent = ''): string[] {
  const bound = text
    .replace(/(\d) (\S+)(?= [·|]|$)/g, '$1\u00A0$2')
    .replaceAll(' ·', '\u00A0·')
    .replaceAll(' |', '\u00A0|');
  return wrap(bound, width, indent).map((line) => line.replaceAll('\u00A0', ' '));
}

function hint({ paint }: Asking, text: string): string {
  return paint(`      ${text}`, 'grey');
}
