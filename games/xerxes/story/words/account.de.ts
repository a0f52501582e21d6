import type { AccountWords } from './account.en.ts';

export const de: AccountWords = {
  matrix: 'Siegpunkte: wer durch wen verlor',
  loses: 'verliert',
  to: 'durch',
  sum: 'gesamt',
  one: 'Was jeder verloren hat',
  year: (year) => `Jahr ${year}`,
  nothing: 'Keine Verluste.',
};
