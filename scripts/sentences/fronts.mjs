// What the front page says of each game: the only texts that stand beside each other in one file, not in catalogues.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';

/**
 * Title and line of each game in a language.
 * @param {string} language
 * @returns {{ file: string, key: string, texts: readonly string[] }[]}
 */
export function fronts(language) {
  return readdirSync(join(root, 'games'))
    .map((game) => `games/${game}/web/web-game.ts`)
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      const words = field(field(source, 'words'), language);
      if (words === undefined) throw new Error(`${file} says nothing in ${language}.`);
      return ['title', 'line'].map((key) => {
        const text = field(words, key);
        if (text === undefined || !ts.isStringLiteral(text)) throw new Error(`${file} has no ${key}.`);
        return { file, key: `${language}.${key}`, texts: [text.text] };
      });
    });
}

/**
 * The value of the first field of this name.
 * @param {ts.Node | undefined} node
 * @param {string} name
 * @returns {ts.Expression | undefined}
 */
function field(node, name) {
  return (
    node &&
    ts.forEachChild(node, (child) => {
      if (ts.isPropertyAssignment(child) && child.name.getText() === name) return child.initializer;
      return field(child, name);
    })
  );
}
