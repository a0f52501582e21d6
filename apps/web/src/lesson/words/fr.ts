import type { LessonWords } from './en.ts';

export const fr: LessonWords = {
  learn: 'Apprendre',
  learnGame: (game) => `Apprendre : ${game}`,
  firstTime: 'Première fois ? Apprenez le jeu en six minutes.',
  lesson: 'La leçon',
  goOn: 'Continuer',
  playOn: 'Jouer la suite',
  takeBack: 'Reprendre ce coup',
  back: 'Un pas en arrière',
  skip: 'Passer cette étape',
  leave: 'Quitter la leçon',
  ways: 'Reculer, passer, quitter',
  decide: 'Décidez comme il vous plaît ; la leçon continue ensuite.',
  watching: 'Regardez ce que font les autres.',
  begins: 'Votre guide arrive…',
};
