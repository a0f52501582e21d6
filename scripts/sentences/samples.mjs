// Samples that test every sentence: counts, odd names, names of our packs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** One for each plural form of our languages, and numbers that are written with a separator. */
export const COUNTS = [0, 1, 2, 3, 5, 12, 22, 12345];

/**
 * Players: with an article, with punctuation and foreign letters, as short and as long as a name can be, ending in s.
 */
export const PLAYERS = [
  'Anna',
  'Der alte Aschenatem',
  'Zoë & Łukasz',
  'J',
  'Maximiliane-Charlotte IV',
  'Agnes',
];

/** Parameters that hold the name of a player. */
const OF_PLAYERS = new Set([
  'player',
  'players',
  'name',
  'names',
  'whom',
  'victim',
  'owner',
  'captain',
  'first',
  'by',
  'eliminated',
  'others',
]);

/** Parameters that hold a name from a pack: in which section of its words it is. */
const SECTIONS = {
  castle: 'castles',
  card: 'cards',
  cards: 'cards',
  place: 'places',
  city: 'cities',
  foe: 'foes',
  region: 'regions',
  titan: 'titans',
  titans: 'titans',
  area: 'areas',
  satrap: 'areas',
  from: 'areas',
  to: 'areas',
  event: 'events',
  building: 'buildings',
  crate: 'crates',
};

/** Other texts, by parameter, where a placeholder would not read well. */
const TEXTS = {
  seat: ['2'],
  zone: ['Europe/Warsaw'],
  time: ['5 min'],
  game: ['Go'],
  games: ['Go', 'Chess', 'Nine Men’s Morris'],
  position: ['3'],
  rule: ['B4.4'],
  value: ['42'],
  order: ['2-1-3'],
  missed: [''],
};

/** Numbers that are an index or belong to a short range. */
const NUMBERS = {
  unit: [0, 1, 2, 3, 4],
  column: [7],
  line: [12],
};

/** Lists that can be empty. */
const MAY_BE_EMPTY = new Set(['titans', 'rewards', 'values', 'regions']);

/** Units by class, weakest first. */
const ARMIES = [
  [1, 0, 0, 0, 0],
  [1, 2, 0, 0, 1],
  [0, 5, 1, 3, 0],
  [3, 0, 2, 1, 5],
];

/**
 * Sample texts for a parameter of a catalogue's sentence.
 * @param {string} name
 * @param {string} file the catalogue
 * @param {string} language
 * @returns {readonly string[]}
 */
export function texts(name, file, language) {
  const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[/** @type {keyof SECTIONS} */ (name)] : undefined;
  const own = section === undefined ? [] : packNames(file, language, section);
  if (own.length > 0) return own;
  // A city is given by its number and its name.
  const cities = name === 'name' ? packNames(file, language, 'cities') : [];
  if (cities.length > 0) return cities;
  if (OF_PLAYERS.has(name)) return PLAYERS;
  if (Object.hasOwn(TEXTS, name)) return TEXTS[/** @type {keyof TEXTS} */ (name)];
  return [`‹${name}›`];
}

/** @param {string} name @returns {readonly number[]} */
export function numbers(name) {
  return Object.hasOwn(NUMBERS, name) ? NUMBERS[/** @type {keyof NUMBERS} */ (name)] : COUNTS;
}

/**
 * Lists of one, two and three samples, and an empty one where that can happen.
 * @param {string} name
 * @param {readonly unknown[]} samples
 * @returns {unknown[][]}
 */
export function lists(name, samples) {
  if (samples.every((sample) => typeof sample === 'number')) return ARMIES;
  const some = samples.slice(0, 3);
  return [...(MAY_BE_EMPTY.has(name) ? [[]] : []), ...some.map((_, last) => some.slice(0, last + 1))];
}

/**
 * Three names of a pack: the first, one that begins with an article if there is one, and the longest.
 * @param {string} file
 * @param {string} language
 * @param {string} section
 */
function packNames(file, language, section) {
  const game = file.split('/').slice(0, 2).join('/');
  const path = join(root, game, 'content', 'words', `${language}.json`);
  if (!existsSync(path)) return [];
  const names = /** @type {string[]} */ (
    Object.values(JSON.parse(readFileSync(path, 'utf8'))[section] ?? {})
  );
  const article = names.filter((name) => /^(the|der|die|das|le|la|les) /i.test(name)).slice(0, 1);
  const longest = names.toSorted((one, other) => other.length - one.length).slice(0, 1);
  return [...new Set([...names.slice(0, 1), ...article, ...longest])];
}
