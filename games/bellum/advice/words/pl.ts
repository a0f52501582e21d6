import type { Wants } from './en.ts';

export const pl: Wants = {
  treasure: { more: 'większa wartość skrzyń' },
  chests: { more: 'skrzynie' },
  stock: { more: 'żywność' },
  glyphs: { more: 'glify' },
  barrels: { more: 'beczki na ponowne rzuty' },
  shields: { more: 'tarcze' },
  magicShields: { more: 'magiczne tarcze' },
  spells: { more: 'zaklęcia zamętu' },
  food: { more: 'rzędy dające żywność' },
  glyph: { more: 'rzędy dające glify' },
  map: { more: 'mapy skarbów' },
  sword: { more: 'miecze' },
  magicSword: { more: 'magiczne miecze' },
  thief: { more: 'złodzieje' },
  armedRows: { more: 'miecze w większej liczbie rzędów' },
  strength: { more: 'rzędy dość silne na lepsze lokacje' },
  mapsAhead: { more: 'przewaga map skarbów w większej liczbie rzędów' },
  thievingRows: { more: 'złodzieje i miecze w tym samym rzędzie' },
  nearEnd: { more: 'skrzynie, które przybliżają koniec gry' },
};
