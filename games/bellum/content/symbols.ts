/** The six symbols of a horde: three for the left side of a castle, three for the right. */
export const SYMBOLS = ['food', 'glyph', 'map', 'sword', 'magicSword', 'thief'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** The letters of a row in a pack, e.g. `ffm` on the left or `sSt` on the right. */
export const LETTERS: Readonly<Record<Symbol, string>> = {
  food: 'f',
  glyph: 'g',
  map: 'm',
  sword: 's',
  magicSword: 'S',
  thief: 't',
};

export const ROWS = 6;

/** How many symbols of one row a card can show. */
export const LONGEST_ROW = 12;

/** Longer names in a pack do not fit on a card; in characters. */
export const LONGEST_PACK_NAME = 40;

/** The index of a symbol in a row of a horde, which is a flat array of six rows of six numbers. */
export const FOOD = 0;
export const GLYPH = 1;
export const MAP = 2;
export const SWORD = 3;
export const MAGIC_SWORD = 4;
export const THIEF = 5;

export const LEFT = 0;
export const RIGHT = 1;
export type Side = typeof LEFT | typeof RIGHT;

export const MARKERS = ['shield', 'magicShield', 'spell'] as const;
export type Marker = (typeof MARKERS)[number];

export const CHEST_KINDS = ['wooden', 'metal', 'golden'] as const;
export type ChestKind = (typeof CHEST_KINDS)[number];

export const TIERS = ['fearsome', 'extreme'] as const;
export type Tier = (typeof TIERS)[number];

export const PLACE_KINDS = ['tavern', 'farm', 'village', 'city'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
