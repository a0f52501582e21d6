import type { AccountWords } from './account.en.ts';

export const de: AccountWords = {
  matrix: 'Siegpunkte: an wen verloren',
  loses: 'verliert',
  to: 'durch',
  sum: 'gesamt',
  one: 'Was jeder verloren hat',
  year: (year) => `Jahr ${year}`,
  nothing: 'Hat an niemanden etwas verloren.',
};
