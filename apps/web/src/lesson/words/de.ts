import type { LessonWords } from './en.ts';

export const de: LessonWords = {
  learn: 'Lernen',
  learnGame: (game) => `Lernen: ${game}`,
  firstTime: 'Neu hier? Ein geführtes erstes Spiel dauert etwa sechs Minuten.',
  lesson: 'Die Einführung',
  goOn: 'Weiter',
  playOn: 'Weiterspielen',
  takeBack: 'Zurücknehmen',
  back: 'Einen Schritt zurück',
  skip: 'Diesen Schritt überspringen',
  leave: 'Einführung verlassen',
  ways: 'Zurück, überspringen, verlassen',
  watching: 'Sieh zu, was die anderen tun.',
  begins: 'Dein Begleiter ist unterwegs …',
};
