import type { WantWords } from '@triptych/words';

/** What the bot of this game is after, by the features that its search weighs. */
export const en = {
  treasure: { more: 'treasure in the chests' },
  chests: { more: 'chests' },
  food: { more: 'food' },
  glyphs: { more: 'glyphs' },
  barrels: { more: 'barrels for new rolls' },
  shields: { more: 'shields' },
  magicShields: { more: 'magic shields' },
  spells: { more: 'confusion spells' },
  glyph: { more: 'rows that bring glyphs' },
  map: { more: 'treasure maps' },
  sword: { more: 'swords' },
  magicSword: { more: 'magic swords' },
  thief: { more: 'thieves' },
  armedRows: { more: 'swords in more rows' },
  strength: { more: 'rows strong enough for better places' },
  mapsAhead: { more: 'the most maps in more rows' },
  thievingRows: { more: 'thieves with swords beside them' },
  nearEnd: { more: 'the last chests while we are ahead' },
} satisfies WantWords;

export type Wants = Readonly<Record<keyof typeof en, WantWords[string]>>;
