// Short texts of which all languages stand beside each other in one file, not in catalogues: what the front page says
// of each game, the characters of bots and their strengths.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { spokenFiles } from '../languages.mjs';
import { root } from '../paths.mjs';

/**
 * The texts of one language in the objects that have some for each: `{ en: { title: 'Go' }, de: { title: 'Go' } }`.
 * @param {string} language
 * @returns {{ file: string, key: string, texts: readonly string[] }[]}
 */
export function sideBySide(language) {
  return spokenFiles()
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!/^\s+en: \{/m.test(text)) return [];
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return textsIn(source, language).map(([key, said]) => ({ file, key, texts: [said] }));
    });
}

/**
 * @param {ts.Node} node
 * @param {string} language
 * @returns {[key: string, text: string][]}
 */
function textsIn(node, language) {
  const own = ts.isObjectLiteralExpression(node) && field(node, 'en') ? field(node, language) : undefined;
  const inner = node.getChildren().flatMap((child) => textsIn(child, language));
  if (own === undefined || !ts.isObjectLiteralExpression(own)) return inner;
  const texts = own.properties.flatMap((property) => {
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    return value && ts.isStringLiteral(value)
      ? [/** @type {[string, string]} */ ([`${language}.${property.name?.getText()}`, value.text])]
      : [];
  });
  return [...texts, ...inner];
}

/** @param {ts.ObjectLiteralExpression} object @param {string} name */
function field(object, name) {
  const property = object.properties.find(
    (each) => ts.isPropertyAssignment(each) && each.name.getText() === name,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
