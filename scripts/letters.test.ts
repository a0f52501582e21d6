import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FRENCH, LETTERS } from './letters.mjs';
import { root } from './paths.mjs';

const STYLES = [
  'packages/board-kit/look/fonts.css',
  'packages/board-kit/look/alegreya.css',
  'games/xidit/web/theme.css',
  'games/xerxes/web/theme.css',
];

interface Face {
  readonly file: string;
  readonly covers: (letter: string) => boolean;
}

/** The font files that a style sheet names, and the letters that each is fetched for. */
function facesIn(style: string): Face[] {
  const css = readFileSync(join(root, style), 'utf8');
  return [...css.matchAll(/url\(["']?[^)"']*\/([\w-]+)\.woff2["']?\)[^}]*?unicode-range:\s*([^;}]*)/g)].map(
    ([, file, list]) => {
      const ranges = list.split(',').map((range) =>
        range
          .trim()
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16)),
      );
      const covers = (letter: string): boolean =>
        ranges.some(
          ([from, to = from]) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to,
        );
      return { file, covers };
    },
  );
}

it.each(STYLES)('fetches every letter from the font file that has it: %s', (style) => {
  const original = facesIn('node_modules/@fontsource-variable/alegreya/index.css');
  const own = facesIn(style);
  expect(own.length).toBeGreaterThanOrEqual(2);
  /** `latin`, `latin-ext` or `french`. Of several files that cover a letter, the browser takes the last one. */
  const partOf = (faces: readonly Face[], letter: string): string | undefined =>
    /latin(-ext)?|french/.exec(faces.findLast(({ covers }) => covers(letter))?.file ?? '')?.[0];
  const letters = `${LETTERS}${FRENCH}`.match(/\p{L}/gu) ?? [];
  const wrong = letters.filter((letter) => {
    const part = FRENCH.includes(letter) ? 'french' : partOf(original.toReversed(), letter);
    return partOf(own, letter) !== part;
  });
  expect(wrong).toEqual([]);
});
