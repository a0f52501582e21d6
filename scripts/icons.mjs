// Writes the game-icons silhouettes that the games and the board kit use (games/*/web/icons,
// packages/board-kit/icons): symbols as paths on a 512 × 512 field, the many creatures on one of 96 × 96.
// Coordinates are rounded to whole numbers: nobody sees a hundredth of a pixel on a card, and the page loads
// faster.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runsAsProgram } from './paths.mjs';
import { roundedPath } from './round-path.mjs';

/** @type {{ icons: Record<string, { body: string }> }} */
const { icons } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);

/**
 * There are many creatures, small on their cards: a smaller field is enough.
 * @type {Record<string, number>}
 */
const SCALES = { creatures: 0.1875 };

/** Folders with a `used.json`: each of its lists becomes a file beside it. */
const folders = () =>
  [
    'packages/board-kit/icons',
    ...readdirSync(join(root, 'games')).map((game) => `games/${game}/web/icons`),
  ].filter((folder) => existsSync(join(root, folder, 'used.json')));

/**
 * @param {string} name
 * @param {number} scale
 */
function silhouette(name, scale) {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => roundedPath(path, scale)).join('');
}

/**
 * @param {Record<string, string>} names
 * @param {number} scale
 */
const file = (names, scale = 1) =>
  `${JSON.stringify(
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, silhouette(name, scale)])),
    null,
    2,
  )}\n`;

/** The generated files by path, with their expected content. */
export function iconFiles() {
  return Object.fromEntries(
    folders().flatMap((folder) => {
      /** @type {Record<string, Record<string, string>>} */
      const used = JSON.parse(readFileSync(join(root, folder, 'used.json'), 'utf8'));
      return Object.entries(used).map(([list, names]) => [
        `${folder}/${list}.json`,
        file(list === 'creatures' ? byIcon(names) : names, SCALES[list]),
      ]);
    }),
  );
}

/**
 * Several creatures may share a silhouette, which is written once.
 * @param {Record<string, string>} names
 */
function byIcon(names) {
  return Object.fromEntries([...new Set(Object.values(names))].sort().map((name) => [name, name]));
}

if (runsAsProgram(import.meta.url)) {
  for (const [path, text] of Object.entries(iconFiles())) writeFileSync(join(root, path), text);
}
