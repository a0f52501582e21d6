import type { Wants } from './en.ts';

export const fr: Wants = {
  treasure: { more: 'des coffres de plus grande valeur' },
  chests: { more: 'des coffres' },
  stock: { more: 'de la nourriture' },
  glyphs: { more: 'des glyphes' },
  barrels: { more: 'des tonneaux pour relancer le dé' },
  shields: { more: 'des boucliers' },
  magicShields: { more: 'des boucliers magiques' },
  spells: { more: 'des sorts de confusion' },
  food: { more: 'des lignes qui rapportent de la nourriture' },
  glyph: { more: 'des lignes qui rapportent des glyphes' },
  map: { more: 'des cartes au trésor' },
  sword: { more: 'des épées' },
  magicSword: { more: 'des épées magiques' },
  thief: { more: 'des voleurs' },
  armedRows: { more: 'des épées sur plus de lignes' },
  strength: { more: 'des lignes assez fortes pour de meilleurs lieux' },
  mapsAhead: { more: 'le plus de cartes au trésor sur davantage de lignes' },
  thievingRows: { more: 'des voleurs et des épées sur la même ligne' },
  nearEnd: { more: 'des coffres qui rapprochent la fin' },
};
