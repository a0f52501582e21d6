import type { Wants } from './en.ts';

export const de: Wants = {
  treasure: { more: 'wertvollere Truhen' },
  chests: { more: 'Truhen' },
  stock: { more: 'Nahrung' },
  glyphs: { more: 'Glyphen' },
  barrels: { more: 'Fässer zum Neuwürfeln' },
  shields: { more: 'Schilde' },
  magicShields: { more: 'Zauberschilde' },
  spells: { more: 'Verwirrungszauber' },
  food: { more: 'Reihen, die Nahrung bringen' },
  glyph: { more: 'Reihen, die Glyphen bringen' },
  map: { more: 'Schatzkarten' },
  sword: { more: 'Schwerter' },
  magicSword: { more: 'Zauberschwerter' },
  thief: { more: 'Diebe' },
  armedRows: { more: 'Schwerter in mehr Reihen' },
  strength: { more: 'Reihen, die für bessere Orte stark genug sind' },
  mapsAhead: { more: 'die meisten Schatzkarten in mehr Reihen' },
  thievingRows: { more: 'Diebe und Schwerter in derselben Reihe' },
  nearEnd: { more: 'Truhen, die das Ende näher bringen' },
};
