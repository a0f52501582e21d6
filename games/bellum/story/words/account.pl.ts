import type { AccountWords } from './account.en.ts';

export const pl: AccountWords = {
  chests: 'Skąd pochodzi każda skrzynia',
  thefts: 'Kradzieże',
  scouts: 'zwiadowcy',
  found: (place, day) => `${place}, dzień ${day}`,
  stolen: (victim, day) => `skradziona graczowi ${victim}, dzień ${day}`,
  stolenFromYou: (day) => `skradziona tobie, dzień ${day}`,
  byThieves: (gained, lost) => `bilans kradzieży: +${gained} −${lost}`,
  robbery: (thief, victim, day) => `Dzień ${day}: ${thief} okrada gracza ${victim}`,
  youRob: (victim, day) => `Dzień ${day}: Okradasz gracza ${victim}`,
  robsYou: (thief, day) => `Dzień ${day}: ${thief} cię okrada`,
  worth: (value) => `wartość ${value}`,
  noChests: 'brak skrzyń',
  noThefts: 'Nie okradziono żadnego zamku.',
};
