import type { AccountWords } from './account.en.ts';

export const de: AccountWords = {
  chests: 'Woher jede Truhe kam',
  thefts: 'Diebstähle',
  scouts: 'Kundschafter',
  found: (place, day) => `${place}, Tag ${day}`,
  stolen: (victim, day) => `gestohlen (${victim}), Tag ${day}`,
  byThieves: (gained, lost) => `durch Diebstähle: +${gained} −${lost}`,
  robbery: (thief, victim, day) => `Tag ${day}: ${thief} stürmt die Burg (${victim})`,
  worth: (value) => `Wert ${value}`,
  noChests: 'keine Truhen',
  noThefts: 'Keine Truhe wurde gestohlen.',
};
