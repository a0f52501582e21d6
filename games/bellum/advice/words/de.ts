import type { Wants } from './en.ts';

export const de: Wants = {
  treasure: { more: 'Schätze in den Truhen' },
  chests: { more: 'Truhen' },
  food: { more: 'Nahrung' },
  glyphs: { more: 'Glyphen' },
  barrels: { more: 'Fässer für neue Würfe' },
  shields: { more: 'Schilde' },
  magicShields: { more: 'Zauberschilde' },
  spells: { more: 'Verwirrungszauber' },
  glyph: { more: 'Reihen, die Glyphen bringen' },
  map: { more: 'Schatzkarten' },
  sword: { more: 'Schwerter' },
  magicSword: { more: 'Zauberschwerter' },
  thief: { more: 'Diebe' },
  armedRows: { more: 'Schwerter in mehr Reihen' },
  strength: { more: 'Reihen, die für bessere Orte stark genug sind' },
  mapsAhead: { more: 'die meisten Schatzkarten in mehr Reihen' },
  thievingRows: { more: 'Diebe mit Schwertern an der Seite' },
  nearEnd: { more: 'die letzten Truhen, solange wir vorn liegen' },
};
