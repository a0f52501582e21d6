import type { Wants } from './en.ts';

export const pl: Wants = {
  treasure: { more: 'skarby w skrzyniach' },
  chests: { more: 'skrzynie' },
  food: { more: 'żywność' },
  glyphs: { more: 'glify' },
  barrels: { more: 'beczki na ponowne rzuty' },
  shields: { more: 'tarcze' },
  magicShields: { more: 'magiczne tarcze' },
  spells: { more: 'zaklęcia zamętu' },
  glyph: { more: 'rzędy dające glify' },
  map: { more: 'mapy skarbów' },
  sword: { more: 'miecze' },
  magicSword: { more: 'magiczne miecze' },
  thief: { more: 'złodzieje' },
  armedRows: { more: 'miecze w większej liczbie rzędów' },
  strength: { more: 'rzędy dość silne na lepsze lokacje' },
  mapsAhead: { more: 'przewaga map w większej liczbie rzędów' },
  thievingRows: { more: 'złodzieje z mieczami u boku' },
  nearEnd: { more: 'ostatnie skrzynie, póki prowadzimy' },
};
