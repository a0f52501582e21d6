// Writes src/look/fonts: the faces of the page and of each game, cut down to the letters of our languages and the weights that we use.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const LETTERS =
  ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz{|}~«»„“”‘’‚–—…·×→←−≥≤✓•ÄÖÜäöüßéèêàçñóÓąćęłńśźżĄĆĘŁŃŚŹŻ';

const FACES = [
  {
    name: 'grenze-gotisch',
    folder: import.meta.resolve('@fontsource-variable/grenze-gotisch/package.json'),
    weights: { min: 500, max: 800 },
  },
  {
    name: 'grandstander',
    folder: import.meta.resolve('@fontsource-variable/grandstander/package.json'),
    weights: { min: 450, max: 800 },
  },
  {
    name: 'texturina',
    folder: import.meta.resolve('@fontsource-variable/texturina/package.json'),
    weights: { min: 500, max: 800 },
  },
  {
    name: 'cinzel',
    folder: import.meta.resolve('@fontsource-variable/cinzel/package.json'),
    weights: { min: 500, max: 800 },
  },
  {
    name: 'alegreya',
    folder: import.meta.resolve('@fontsource-variable/alegreya/package.json'),
    weights: { min: 450, max: 800 },
  },
];

/** The names of games on the front page, each in the face of its game: these letters and no more. */
const TITLES = [
  { name: 'texturina', letters: 'Lords of Xidit' },
  { name: 'cinzel', letters: 'Xerxes' },
];

for (const { name, letters } of TITLES) {
  const folder = FACES.find((face) => face.name === name)?.folder;
  const whole = new URL(`files/${name}-latin-wght-normal.woff2`, folder);
  const cut = await subsetFont(readFileSync(whole), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 700, max: 700 } },
  });
  writeFileSync(new URL(`../src/look/fonts/${name}-title.woff2`, import.meta.url), cut);
}

for (const { name, folder, weights } of FACES) {
  for (const part of ['latin', 'latin-ext']) {
    const whole = new URL(`files/${name}-${part}-wght-normal.woff2`, folder);
    const cut = await subsetFont(readFileSync(whole), LETTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(new URL(`../src/look/fonts/${name}-${part}.woff2`, import.meta.url), cut);
  }
}
