import type { AccountWords } from './account.en.ts';

export const de: AccountWords = {
  matrix: 'Siegpunkte: wer durch wen verlor',
  loses: 'verliert',
  to: 'durch',
  sum: 'gesamt',
  one: 'Punkt für Punkt',
  campaign: 'Feldzug',
  tax: 'Steuerkarte',
  year: (year) => `Jahr ${year}`,
  nothing: 'Weder Gewinn noch Verlust.',
};
