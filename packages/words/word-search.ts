import type { Language } from './language.ts';

/** The endings that inflection adds, without accents. The longest that fits is cut off. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['ings', 'ing', 'ers', 'ies', 'ied', 'ed', 'es', 'er', 's', 'y', 'e'],
  de: ['ungen', 'ung', 'ern', 'est', 'en', 'er', 'es', 'em', 'et', 'st', 'e', 'n', 's', 't'],
  pl: (
    'owaniem owania owanie owac aniem ania anie owie iego iemu ymi imi ami ach owi ego emu ych ich iem ' +
    'em om ow ie ia ej ac yc ic uj a e i o u y'
  ).split(' '),
  fr: (
    'issements issement ements ement ations ation euses euse eurs eur aient ais ait ees ee ent ons ez er ir ' +
    'es e s x'
  ).split(' '),
};
/** A stem keeps at least this many letters. */
const LEAST = 3;
/** A word that is at least this long is looked for inside of others, such as compounds. */
const WITHIN = 4;

/** Lower case, without accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');
}

/** What all forms of a word have in common, roughly. */
function stemOf(word: string, language: Language): string {
  const whole = plain(word);
  const ending = ENDINGS[language].find((end) => whole.endsWith(end) && whole.length - end.length >= LEAST);
  const stem = ending === undefined ? whole : whole.slice(0, -ending.length);
  if (language !== 'en') return stem;
  // Thieves and thief; robbed and rob.
  return stem.replace(/v$/, 'f').replace(/([b-df-hj-np-rtv-z])\1$/, '$1');
}

/** A dot is part of a word only in the number of a rule. */
const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}.]+|\.(?=\s|$)/u).filter((word) => word !== '');

interface SoughtWord {
  readonly whole: string;
  readonly stem: string;
}

function readWords(text: string, language: Language): SoughtWord[] {
  return wordsOf(text).map((word) => ({ whole: plain(word), stem: stemOf(word, language) }));
}

/** A short word only begins others: a tie is not in abilities. Numbers of rules may lack their letter. */
const mayBeWithin = (word: string): boolean => word.length >= WITHIN || /\d/.test(word);

const isIn = ({ whole, stem }: SoughtWord, found: readonly SoughtWord[]): boolean =>
  found.some(
    (there) =>
      there.whole.startsWith(whole) ||
      there.stem === stem ||
      (mayBeWithin(whole) && there.whole.includes(whole)) ||
      (stem.length >= WITHIN && there.whole.includes(stem)),
  );

/** Whether a text contains all the words searched for, in any form. */
export function hasWords(text: string, wanted: string, language: Language): boolean {
  const found = readWords(text, language);
  return readWords(wanted, language).every((word) => isIn(word, found));
}

/** Whether a text contains one of the words searched for, in any form, so that it can be marked; no single letters. */
export function hasAnyWord(text: string, wanted: string, language: Language): boolean {
  const found = readWords(text, language);
  return readWords(wanted, language).some((word) => word.whole.length > 1 && isIn(word, found));
}
