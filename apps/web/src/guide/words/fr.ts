import type { GuideFrameWords } from './en.ts';

export const fr: GuideFrameWords = {
  twoMinutes: 'Le jeu en deux minutes',
  goal: 'But :',
  end: 'Fin de partie :',
  signs: 'Symboles',
  more: 'En savoir plus',
  example: 'Exemple :',
  details: 'Tous les détails',
  reference: 'Chaque règle, par numéro',
  you: 'Vous',
  keys: 'Touches',
};
