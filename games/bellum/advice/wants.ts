import type { WantsToTell } from '@triptych/words';
import type { Wants } from './words/en.ts';
import { wantWords } from './words/index.ts';

const things: Readonly<Record<keyof Wants, readonly string[]>> = {
  treasure: ['chests'],
  chests: ['chests'],
  stock: ['food'],
  glyphs: ['glyphs'],
  barrels: ['barrels'],
  shields: ['shields'],
  magicShields: ['shields'],
  spells: ['spells'],
  food: ['rows', 'food'],
  glyph: ['rows', 'glyphs'],
  map: ['maps'],
  sword: ['swords'],
  magicSword: ['swords'],
  thief: ['thieves'],
  armedRows: ['swords', 'rows'],
  strength: ['rows'],
  mapsAhead: ['maps', 'rows'],
  thievingRows: ['thieves', 'swords', 'rows'],
  nearEnd: ['chests'],
};

export const wants: WantsToTell = { words: wantWords, things };
