// Sets the spaces that French typography requires in all French texts: `npm run format`. Translators type plain spaces;
// nobody sees the difference in an editor, but a line never breaks before “?”.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesOf } from './languages.mjs';
import { root, runsAsProgram } from './paths.mjs';

/** Before ; : ! ? and %. */
const NARROW = '\u202f';
/** Inside « ». */
const WIDE = '\u00a0';

/** A mark that ends a word, but not one in an address, an option or a time: https://…, a?b, 10:30. */
const HIGH_SIGN = /[ \u00a0\u202f]([;:!?%])|(?<=[\p{L}\p{N})»’`%])([;:!?])(?=[\s»)]|$)/gu;

/** @param {string} text */
export function frenchSpaces(text) {
  return text
    .replaceAll(HIGH_SIGN, (_, spaced, bare) => `${NARROW}${spaced ?? bare}`)
    .replaceAll(/«[ \u00a0\u202f]?/g, `«${WIDE}`)
    .replaceAll(/[ \u00a0\u202f]?»/g, `${WIDE}»`);
}

/**
 * A source file with French spaces; in TypeScript only the string literals change.
 * @param {string} file
 * @param {string} source
 */
export function withFrenchSpaces(file, source) {
  if (!file.endsWith('.ts')) return frenchSpaces(source);
  /** @type {string[]} */
  const parts = [];
  let done = 0;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      // Without the quotes, so that a mark at the end of a text counts as ending a word.
      const tail = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
      const [start, end] = [node.getStart() + 1, node.getEnd() - tail];
      parts.push(source.slice(done, start), frenchSpaces(source.slice(start, end)));
      done = end;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return parts.join('') + source.slice(done);
}

if (runsAsProgram(import.meta.url)) {
  for (const file of filesOf('fr')) {
    const source = readFileSync(join(root, file), 'utf8');
    const set = withFrenchSpaces(file, source);
    if (set !== source) writeFileSync(join(root, file), set);
  }
}
