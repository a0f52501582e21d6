import type { ServerRefusal } from '@triptych/protocol';
import { COMMON_WORDS } from './common-passwords.ts';

export const SHORTEST_PASSWORD = 8;
/** From this length on, digits alone cannot be a date or a telephone number. */
const DIGITS_ENOUGH = 14;
/** What a password adds to a common word must be at least this long. */
const REST_ENOUGH = 5;
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiop',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  'йцукенгшщзхфывапролджячсмитьбю',
];
const LINES = SEQUENCES.flatMap((line) => [line, Array.from(line).reverse().join('')]);
/** Symbols and digits that people use in place of letters. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export type Weakness = Extract<ServerRefusal, `password-${string}`>;

/** Why this password is easy to guess; null if it is not. */
export function weaknessOf(password: string, name: string): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase();
  if (Array.from(plain).length < SHORTEST_PASSWORD) return 'password-short';
  const own = name.normalize('NFKC').toLowerCase();
  if (isAbout(plain, own) || isAbout(plain, Array.from(own).reverse().join(''))) return 'password-name';
  if (/^[\d\W_]*$/u.test(plain) && !/\p{L}/u.test(plain) && plain.length < DIGITS_ENOUGH)
    return 'password-common';
  const tight = plain.replaceAll(/\s/gu, '');
  const turned = Array.from(tight).reverse().join('');
  const spelled = [tight, turned].flatMap((text) => [text, withLetters(text)]);
  return spelled.some((text) => text !== '' && isCommon(once(text))) ? 'password-common' : null;
}

/** Whether a text is a word, perhaps several times, with little around it. */
function isAbout(text: string, word: string): boolean {
  if (word.length < 3 || !text.includes(word)) return false;
  return text.replaceAll(word, '').length < REST_ENOUGH;
}

function isCommon(text: string): boolean {
  if (new Set(text).size <= 3 || [1, 2].some((apart) => steps(text, apart) >= text.length - 2 - apart))
    return true;
  const heart = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return COMMON_WORDS.has(heart) || isOfTwo(heart);
}

/** Whether a text is two common words. */
function isOfTwo(text: string): boolean {
  return Array.from(text, (_, at) => at).some(
    (at) => COMMON_WORDS.has(text.slice(0, at)) && COMMON_WORDS.has(text.slice(at)),
  );
}

/** What is repeated, if the text is nothing but repetitions. */
function once(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

/** How many characters follow the one so far before in the alphabet, among the digits or on the keyboard. */
function steps(text: string, apart: number): number {
  return Array.from(text).filter(
    (letter, at) => at >= apart && LINES.some((line) => line.includes(text.charAt(at - apart) + letter)),
  ).length;
}

function withLetters(text: string): string {
  const trimmed = text.replace(/[\d\W_]+$/u, '');
  return Array.from(trimmed)
    .map((letter) => FOR_LETTERS[letter] ?? letter)
    .join('');
}
