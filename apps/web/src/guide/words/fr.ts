import type { GuideFrameWords } from './en.ts';

export const fr: GuideFrameWords = {
  twoMinutes: 'Le jeu en deux minutes',
  goal: 'Le but.',
  end: 'La fin.',
  signs: 'Les symboles',
  more: 'En savoir plus',
  example: 'Exemple.',
  details: 'Tous les détails',
  reference: 'Chaque règle, par numéro',
  you: 'Vous',
  keys: 'Touches',
};
