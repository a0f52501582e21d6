import type { RuleText } from '@triptych/kernel';
import type { Paint } from '@triptych/terminal-kit/style.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from './words/index.ts';

/** By number (B4.4, 4.4), by chapter (B4, 4), or by words that must all occur, in any of their forms. */
export function findRules(rules: readonly RuleText[], search: string): readonly RuleText[] {
  const wish = search.trim().toLowerCase();
  if (wish === '') return rules;
  const number = /^([a-z]?)(\d+)(\.\d+)?$/.exec(wish);
  if (number !== null) {
    const [, letter = '', chapter = '', rest] = number;
    return rules.filter((rule) => {
      const found = rule.number.toLowerCase();
      if (letter !== '' && !found.startsWith(letter)) return false;
      const digits = found.replace(/^[a-z]+/, '');
      return rest === undefined ? digits.startsWith(`${chapter}.`) : digits === `${chapter}${rest}`;
    });
  }
  const parts = plainWords(wish).map(stem);
  // The last chapter of a ledger is about content packs: a search skips it, but its numbers still work.
  const about = rules.at(-1)?.chapter;
  return rules.filter((rule) => {
    if (rule.chapter === about) return false;
    const text = plain(`${rule.number} ${rule.chapter} ${rule.text}`);
    return parts.every((part) => text.includes(part));
  });
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
    lines.push(number + mark(first.slice(rule.number.length), search, paint));
    lines.push(...rest.map((line) => mark(line, search, paint)));
  }
  return lines;
}

function ruleMarks({ ruling, editionsDiffer }: RuleText, { commands }: Words): string[] {
  return [
    ...(ruling ? [commands.rules.ruling] : []),
    ...(editionsDiffer ? [commands.rules.editionsDiffer] : []),
  ];
}

/** Characters with a meaning in a pattern; no other may be escaped. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/gu;

/** Underlines the words that were searched for. */
function mark(line: string, search: string, paint: Paint): string {
  const parts = plainWords(search.trim().toLowerCase())
    .map(stem)
    .filter((part) => part.length > 1);
  if (parts.length === 0 || /\d/.test(search)) return line;
  const folded = line.replaceAll(/./gu, (character) => plain(character).slice(0, 1) || character);
  const pattern = new RegExp(parts.map((part) => part.replace(SYNTAX, String.raw`\$&`)).join('|'), 'gu');
  let painted = '';
  let at = 0;
  for (const { index, 0: found } of folded.matchAll(pattern)) {
    painted += line.slice(at, index) + paint(line.slice(index, index + found.length), 'bold', 'yellow');
    at = index + found.length;
  }
  return painted + line.slice(at);
}

/** `castles` finds `castle`: the stem shared by most forms of a word, in any of the languages. */
function stem(word: string): string {
  return word.length < 5 ? word : word.slice(0, word.length < 7 ? -1 : -2);
}

function plainWords(text: string): string[] {
  return plain(text)
    .split(/\s+/)
    .filter((part) => part !== '');
}

/** Lower case, without accents, with typographic apostrophes: `zloty` finds `złoty`, and `d'or` finds `d’or`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll("'", '’')
    .normalize('NFC');
}
