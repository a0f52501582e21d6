import type { GuideFrameWords } from './en.ts';

export const pl: GuideFrameWords = {
  twoMinutes: 'Gra w dwie minuty',
  goal: 'Cel.',
  end: 'Koniec.',
  signs: 'Symbole',
  more: 'Więcej na ten temat',
  example: 'Przykład.',
  details: 'Wszystkie szczegóły',
  reference: 'Wszystkie zasady z numerami',
  you: 'Ty',
  keys: 'Klawisze',
};
