import type { LessonWords } from './en.ts';

export const fr: LessonWords = {
  learn: 'Leçon',
  learnGame: (game) => `Leçon : ${game}`,
  firstTime: 'Première fois ? Apprenez le jeu en six minutes.',
  lesson: 'La leçon',
  goOn: 'Continuer',
  playOn: 'Continuer à jouer',
  takeBack: 'Annuler ce coup',
  back: 'Étape précédente',
  skip: 'Passer cette étape',
  leave: 'Quitter la leçon',
  ways: 'Reculer, passer, quitter',
  decide: 'Choisissez ce que vous voulez ; la leçon continue ensuite.',
  watching: 'Regardez ce que font les autres.',
  begins: 'Votre guide arrive…',
};
