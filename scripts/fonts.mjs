// Writes the fonts of the page (packages/board-kit/look/fonts) and of each game (games/*/web/fonts), reduced
// to the letters of our languages and the weights that we use.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FRENCH, LETTERS } from './letters.mjs';

const KIT = 'packages/board-kit/look/fonts';
/**
 * Fonts that only one game uses.
 * @type {Record<string, string>}
 */
const OWN_FOLDERS = { texturina: 'games/xidit/web/fonts', cinzel: 'games/xerxes/web/fonts' };

/** Title fonts have one weight, text fonts all that we use. */
const TITLES = 700;
const READING = { min: 450, max: 800 };
const FACES = [
  {
    name: 'grenze-gotisch',
    folder: import.meta.resolve('@fontsource-variable/grenze-gotisch/package.json'),
    weight: TITLES,
  },
  {
    name: 'texturina',
    folder: import.meta.resolve('@fontsource-variable/texturina/package.json'),
    weight: TITLES,
  },
  { name: 'cinzel', folder: import.meta.resolve('@fontsource-variable/cinzel/package.json'), weight: TITLES },
  {
    name: 'grandstander',
    folder: import.meta.resolve('@fontsource-variable/grandstander/package.json'),
    weight: READING,
  },
  {
    name: 'alegreya',
    folder: import.meta.resolve('@fontsource-variable/alegreya/package.json'),
    weight: READING,
  },
];

/**
 * Besides kerning and accents: tabular figures for clocks and lining figures for maps. Other alternates are
 * unused and large.
 */
const FEATURES = ['tnum', 'lnum'];

/** The titles of games on the front page, each in its game's font: only their letters. */
const DOORS = [
  { name: 'texturina', letters: 'Lords of Xidit' },
  { name: 'cinzel', letters: 'Xerxes' },
];

for (const { name, letters } of DOORS) {
  const folder = FACES.find((face) => face.name === name)?.folder;
  const whole = new URL(`files/${name}-latin-wght-normal.woff2`, folder);
  const cut = await subsetFont(readFileSync(whole), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: TITLES },
    keepFeatures: [],
  });
  writeFileSync(new URL(`../${OWN_FOLDERS[name] ?? KIT}/${name}-title.woff2`, import.meta.url), cut);
}

/** The parts of a font, each with its source. Only French readers fetch what only French needs. */
const PARTS = [
  { part: 'latin', source: 'latin', letters: LETTERS },
  { part: 'latin-ext', source: 'latin-ext', letters: LETTERS },
  { part: 'french', source: 'latin', letters: FRENCH },
];

for (const { name, folder, weight } of FACES) {
  for (const { part, source, letters } of PARTS) {
    const whole = new URL(`files/${name}-${source}-wght-normal.woff2`, folder);
    const cut = await subsetFont(readFileSync(whole), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: FEATURES,
    });
    writeFileSync(new URL(`../${OWN_FOLDERS[name] ?? KIT}/${name}-${part}.woff2`, import.meta.url), cut);
  }
}
