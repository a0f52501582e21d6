import type { KitWords } from './en.ts';

export const pl: KitWords = {
  yourMove: 'Twój ruch',
  skip: 'Pomiń',
  close: 'Zamknij',
  why: (rule) => `Zasada ${rule}`,
  more: 'Jeden więcej',
  fewer: 'Jeden mniej',
};
