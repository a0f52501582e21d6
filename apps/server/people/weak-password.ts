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
];
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
  return [plain, withLetters(plain)].some((text) => text !== '' && isCommon(text)) ? 'password-common' : null;
}

/** Whether a text is a word, perhaps several times, with little around it. */
function isAbout(text: string, word: string): boolean {
  if (word.length < 3 || !text.includes(word)) return false;
  return text.replaceAll(word, '').length < REST_ENOUGH;
}

function isCommon(text: string): boolean {
  if (new Set(text).size <= 3 || steps(text) >= text.length - 3) return true;
  const heart = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const half = heart.slice(0, heart.length / 2);
  return COMMON_WORDS.has(heart) || (half + half === heart && COMMON_WORDS.has(half));
}

/** How many characters directly follow the previous one in the alphabet, among the digits or on the keyboard. */
function steps(text: string): number {
  const lines = SEQUENCES.flatMap((line) => [line, Array.from(line).reverse().join('')]);
  return Array.from(text).filter(
    (_, at) => at > 0 && lines.some((line) => line.includes(text.slice(at - 1, at + 1))),
  ).length;
}

function withLetters(text: string): string {
  const trimmed = text.replace(/[\d\W_]+$/u, '');
  return Array.from(trimmed)
    .map((letter) => FOR_LETTERS[letter] ?? letter)
    .join('');
}
