import type { LessonWords } from './en.ts';

export const pl: LessonWords = {
  learn: 'Nauka',
  learnGame: (game) => `Nauka: ${game}`,
  firstTime: 'Pierwszy raz? Naucz się w sześć minut.',
  lesson: 'Lekcja',
  goOn: 'Dalej',
  playOn: 'Graj dalej',
  takeBack: 'Cofnij to',
  back: 'Krok wstecz',
  skip: 'Pomiń ten krok',
  leave: 'Zakończ lekcję',
  ways: 'Wstecz, pomiń, zakończ',
  decide: 'Zdecyduj, jak chcesz; potem wrócimy do lekcji.',
  watching: 'Patrz, co robią inni.',
  begins: 'Przewodnik już nadchodzi…',
};
