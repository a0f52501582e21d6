import type { WantWords } from '@triptych/words';

/** What the bot of this game is after, by the features that its search weighs. */
export const en = {
  treasure: { more: 'a higher chest value' },
  chests: { more: 'chests' },
  stock: { more: 'food' },
  glyphs: { more: 'glyphs' },
  barrels: { more: 'barrels for rolling again' },
  shields: { more: 'shields' },
  magicShields: { more: 'magic shields' },
  spells: { more: 'confusion spells' },
  food: { more: 'rows that bring food' },
  glyph: { more: 'rows that bring glyphs' },
  map: { more: 'treasure maps' },
  sword: { more: 'swords' },
  magicSword: { more: 'magic swords' },
  thief: { more: 'thieves' },
  armedRows: { more: 'swords in more rows' },
  strength: { more: 'rows strong enough for better places' },
  mapsAhead: { more: 'the most treasure maps in more rows' },
  thievingRows: { more: 'thieves and swords in the same row' },
  nearEnd: { more: 'chests that bring the end closer' },
} satisfies WantWords;

export type Wants = Readonly<Record<keyof typeof en, WantWords[string]>>;
