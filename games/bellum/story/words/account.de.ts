import type { AccountWords } from './account.en.ts';

export const de: AccountWords = {
  chests: 'Woher jede Truhe kam',
  thefts: 'Diebstähle',
  scouts: 'Kundschafter',
  found: (place, day) => `${place}, Tag ${day}`,
  stolen: (victim, day) => `gestohlen (${victim}), Tag ${day}`,
  stolenFromYou: (day) => `dir gestohlen, Tag ${day}`,
  byThieves: (gained, lost) => `durch Diebstähle: +${gained} −${lost}`,
  robbery: (thief, victim, day) => `Tag ${day}: ${thief} stürmt die Burg (${victim})`,
  youRob: (victim, day) => `Tag ${day}: Du stürmst die Burg (${victim})`,
  robsYou: (thief, day) => `Tag ${day}: ${thief} stürmt deine Burg`,
  worth: (value) => `Wert ${value}`,
  noChests: 'keine Truhen',
  noThefts: 'Keine Truhe wurde gestohlen.',
};
