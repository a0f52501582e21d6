import type { GuideFrameWords } from './en.ts';

export const de: GuideFrameWords = {
  twoMinutes: 'Das Spiel in zwei Minuten',
  goal: 'Das Ziel.',
  end: 'Das Ende.',
  signs: 'Die Zeichen',
  more: 'Mehr darüber',
  example: 'Beispiel.',
  details: 'Alle Einzelheiten',
  reference: 'Jede Regel, mit Nummer',
  you: 'Du',
  keys: 'Tasten',
};
