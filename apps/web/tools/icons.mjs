// Writes src/*/icons/*.json: the silhouettes of game-icons that the games and the pages around them use, symbols as
// paths on a 512 × 512 field, the many creatures on one of 256 × 256.
// Coordinates are rounded to whole numbers: a hundredth of a pixel is not seen on a card, and the page loads faster.
import { readFileSync, writeFileSync } from 'node:fs';
import { roundedPath } from './round-path.mjs';

/** @type {{ icons: Record<string, { body: string }> }} */
const { icons } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);

const USERS = ['bellum', 'xidit', 'xerxes', 'pages'];
const folderOf = (/** @type {string} */ user) => new URL(`../src/${user}/icons/`, import.meta.url);

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

/** The files, by their place in src, with what should stand in them. */
export function iconFiles() {
  return Object.fromEntries(
    USERS.flatMap((user) => {
      /** @type {{ symbols: Record<string, string>, creatures?: Record<string, string> }} */
      const used = JSON.parse(readFileSync(new URL('used.json', folderOf(user)), 'utf8'));
      const creatures = [...new Set(Object.values(used.creatures ?? {}))].sort();
      return [
        [`${user}/icons/symbols.json`, file(used.symbols)],
        ...(creatures.length === 0
          ? []
          : [
              [
                `${user}/icons/creatures.json`,
                file(Object.fromEntries(creatures.map((name) => [name, name])), 1 / 2),
              ],
            ]),
      ];
    }),
  );
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [name, text] of Object.entries(iconFiles()))
    writeFileSync(new URL(`../src/${name}`, import.meta.url), text);
}
