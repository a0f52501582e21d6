import type { LessonWords } from './en.ts';

export const de: LessonWords = {
  learn: 'Lernen',
  learnGame: (game) => `Lernen: ${game}`,
  firstTime: 'Neu hier? Lern es in sechs Minuten.',
  lesson: 'Die Einführung',
  goOn: 'Weiter',
  playOn: 'Weiterspielen',
  takeBack: 'Zurücknehmen',
  back: 'Einen Schritt zurück',
  skip: 'Diesen Schritt überspringen',
  leave: 'Einführung verlassen',
  ways: 'Zurück, überspringen, verlassen',
  decide: 'Entscheide, wie du magst; danach geht die Einführung weiter.',
  watching: 'Sieh zu, was die anderen tun.',
  begins: 'Dein Begleiter ist unterwegs …',
};
