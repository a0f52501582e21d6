import { stripVTControlCharacters } from 'node:util';

/** Characters that terminals draw twice as wide; they can only come from players' names. */
const WIDE =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]|^\p{Emoji_Presentation}/u;
const graphemes = new Intl.Segmenter();

/** The characters as a reader counts them. */
function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** How many columns a text takes. */
export function widthOf(text: string): number {
  const plain = stripVTControlCharacters(text);
  // Almost everything we print: one column each.
  if (/^[ -~\u00A0-\u02FF]*$/.test(plain)) return plain.length;
  return charactersOf(plain).reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Cuts a plain text (without colours) that is too long. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let short = '';
  for (const character of charactersOf(text)) {
    if (widthOf(short + character) >= width) break;
    short += character;
  }
  return `${short}…`;
}

/** Breaks a text into lines; all but the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    if (line === '') line = lines.length === 0 ? word : indent + word;
    else if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Two blocks of lines beside each other. */
export function beside(left: readonly string[], right: readonly string[], gap: string): string[] {
  const width = Math.max(0, ...left.map(widthOf));
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, at) =>
    `${padEnd(left[at] ?? '', width)}${gap}${right[at] ?? ''}`.trimEnd(),
  );
}

/** Rows of cells, each column as wide as its widest cell. */
export function inColumns(table: readonly (readonly string[])[], gap = ' '): string[] {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => widthOf(row[column]))));
  return table.map((row) =>
    row
      .map((cell, column) => padEnd(cell, widths[column]))
      .join(gap)
      .trimEnd(),
  );
}
