import type { GuideFrameWords } from './en.ts';

export const de: GuideFrameWords = {
  twoMinutes: 'Das Spiel in zwei Minuten',
  goal: 'Das Ziel.',
  end: 'Das Ende.',
  signs: 'Die Symbole',
  more: 'Mehr dazu',
  example: 'Beispiel.',
  details: 'Alle Einzelheiten',
  reference: 'Alle Regeln, mit Nummern',
  you: 'Du',
  keys: 'Tasten',
};
