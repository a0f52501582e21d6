import type { LessonWords } from './en.ts';

export const pl: LessonWords = {
  learn: 'Nauka',
  learnGame: (game) => `Nauka: ${game}`,
  firstTime: 'Pierwszy raz? Pierwsza gra z przewodnikiem zajmie około sześciu minut.',
  lesson: 'Lekcja',
  goOn: 'Dalej',
  playOn: 'Gram dalej',
  takeBack: 'Cofnij to',
  back: 'Krok wstecz',
  skip: 'Pomiń ten krok',
  leave: 'Zakończ lekcję',
  ways: 'Wstecz, pomiń, zakończ',
  watching: 'Patrz, co robią inni.',
  begins: 'Przewodnik już idzie…',
};
