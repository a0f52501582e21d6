import type { RuleText } from '@triptych/kernel';
import type { Paint } from '@triptych/terminal-kit/style.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import type { Language } from '@triptych/words';
import { hasAnyWord, hasWords } from '@triptych/words/word-search.ts';
import type { Words } from './words/index.ts';

/** By number (B4.4, 4.4), by chapter (B4, 4), or by words that must all occur, in any of their forms. */
export function findRules(
  rules: readonly RuleText[],
  search: string,
  language: Language,
): readonly RuleText[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rules;
  const number = /^([a-z]?)(\d+)(\.\d+)?$/.exec(wanted);
  if (number !== null) {
    const [, letter = '', chapter = '', rest] = number;
    return rules.filter((rule) => {
      const found = rule.number.toLowerCase();
      if (letter !== '' && !found.startsWith(letter)) return false;
      const digits = found.replace(/^[a-z]+/, '');
      return rest === undefined ? digits.startsWith(`${chapter}.`) : digits === `${chapter}${rest}`;
    });
  }
  // The last chapter of a ledger is about content packs: a search skips it, but its numbers still work.
  const about = rules.at(-1)?.chapter;
  return rules.filter(
    ({ number: own, chapter, text }) =>
      chapter !== about && hasWords(`${own} ${chapter} ${text}`, wanted, language),
  );
}

/** The rules under the titles of their chapters, rulings marked. */
export function ruleLines(
  rules: readonly RuleText[],
  search: string,
  paint: Paint,
  width: number,
  words: Words,
): string[] {
  const lines: string[] = [];
  let chapter = '';
  for (const rule of rules) {
    const title = `${rule.number.split('.')[0]} ${rule.chapter}`;
    if (title !== chapter) lines.push(...(chapter === '' ? [] : ['']), paint(title, 'bold', 'underline'));
    chapter = title;
    const marks = ruleMarks(rule, words).map((mark) => ` [${mark}]`);
    const [first = '', ...rest] = wrap(`${rule.number} ${rule.text}${marks.join('')}`, width, '      ');
    const number = paint(rule.number, 'bold', 'cyan');
    lines.push(number + mark(first.slice(rule.number.length), search, paint, words.language));
    lines.push(...rest.map((line) => mark(line, search, paint, words.language)));
  }
  return lines;
}

function ruleMarks({ ruling, editionsDiffer }: RuleText, { commands }: Words): string[] {
  return [
    ...(ruling ? [commands.rules.ruling] : []),
    ...(editionsDiffer ? [commands.rules.editionsDiffer] : []),
  ];
}

/** Letters and digits, with single signs between them. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\p{P}[\p{L}\p{M}\p{N}]+)*/gu;

/** Highlights the words that were searched for. */
function mark(line: string, search: string, paint: Paint, language: Language): string {
  if (/\d/.test(search)) return line;
  return line.replaceAll(WORD, (word) =>
    hasAnyWord(word, search, language) ? paint(word, 'bold', 'yellow') : word,
  );
}
