// Writes src/bellum/icons/*.json: the silhouettes of game-icons that the page uses, as paths on a 512 × 512 field.
// Coordinates are rounded to whole numbers: a hundredth of a pixel is not seen on a card, and the page loads faster.
import { readFileSync, writeFileSync } from 'node:fs';
import { roundedPath } from './round-path.mjs';

/** @type {{ icons: Record<string, { body: string }> }} */
const { icons } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);

const folder = new URL('../src/bellum/icons/', import.meta.url);
/** @type {{ symbols: Record<string, string>, creatures: Record<string, string> }} */
const used = JSON.parse(readFileSync(new URL('used.json', folder), 'utf8'));

/** @param {string} name */
export function silhouette(name) {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => roundedPath(path)).join('');
}

/** The files, by name, with what should stand in them. */
export function iconFiles() {
  const { symbols, creatures } = used;
  const file = (/** @type {Record<string, string>} */ names) =>
    `${JSON.stringify(
      Object.fromEntries(Object.entries(names).map(([key, name]) => [key, silhouette(name)])),
      null,
      2,
    )}\n`;
  return {
    'symbols.json': file(symbols),
    'creatures.json': file(
      Object.fromEntries([...new Set(Object.values(creatures))].sort().map((name) => [name, name])),
    ),
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [name, text] of Object.entries(iconFiles())) writeFileSync(new URL(name, folder), text);
}
