import type { Answer, Question, Shape } from '@triptych/kernel';

/** What was typed, as an answer; `no-such-number` and `no-answer` never reach the rules. */
export type TypedAnswer =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly why: 'no-such-number' | 'no-answer' };

const NO_ANSWER: TypedAnswer = { ok: false, why: 'no-answer' };
const NO_SUCH_NUMBER: TypedAnswer = { ok: false, why: 'no-such-number' };

/**
 * The options behind the numbers on the screen, from 1: those the shape allows, then those that are shown although
 * illegal.
 */
export function numberedOptions(question: Question, conceivable: readonly number[]): readonly number[] {
  const { shape } = question;
  switch (shape.shape) {
    case 'one': {
      const others = shape.of.filter((option) => !conceivable.includes(option));
      return [...conceivable, ...others];
    }
    case 'some':
    case 'sequence':
    case 'order':
      return shape.of;
    case 'distribute':
      return shape.to;
    case 'assign':
      return [...new Set(shape.items.flat())].sort((a, b) => a - b);
  }
}

/** Reads an answer of this shape. Does not decide whether it is legal. */
export function readTypedAnswer(
  shape: Shape,
  options: readonly number[],
  line: string,
  letters: readonly string[] | null = null,
): TypedAnswer {
  const numbers = readLetters(letters, line) ?? readNumbers(shape, options.length, line);
  if (numbers === null) return NO_ANSWER;
  if (shape.shape === 'distribute') return { ok: true, answer: numbers };
  const chosen = numbers.map((number) => options[number - 1]);
  if (chosen.some((option) => option === undefined)) return NO_SUCH_NUMBER;
  switch (shape.shape) {
    case 'one':
      return chosen.length === 1 ? { ok: true, answer: chosen[0] } : NO_ANSWER;
    case 'some':
      // The order in which they are typed does not matter.
      return { ok: true, answer: chosen.sort((a, b) => options.indexOf(a) - options.indexOf(b)) };
    case 'sequence':
    case 'order':
    case 'assign':
      return { ok: true, answer: chosen };
  }
}

function readNumbers(shape: Shape, options: number, line: string): number[] | null {
  const text = line.trim();
  if (text === '') return null;
  if (text === '-' && shape.shape === 'some') return [];
  // While every option has one digit, `1221` is as clear as `1 2 2 1`.
  const together =
    shape.shape !== 'one' && shape.shape !== 'distribute' && options < 10 && /^\d+$/.test(text);
  const parts = together ? text.split('') : text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : null;
}

/** `b r a b r a` or `brabra`: the numbers of the options that these letters stand for. */
function readLetters(letters: readonly string[] | null, line: string): number[] | null {
  if (letters === null) return null;
  const typed = line
    .toLowerCase()
    .replace(/[\s,;]+/g, '')
    .split('');
  const numbers = typed.map((letter) => letters.indexOf(letter) + 1);
  return numbers.length > 0 && numbers.every((number) => number > 0) ? numbers : null;
}
