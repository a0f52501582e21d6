/** What the page says around lessons. The English words give the type. */
export const en = {
  learn: 'Learn',
  learnGame: (game: string) => `Learn: ${game}`,
  firstTime: 'New here? Learn it in six minutes.',
  lesson: 'The lesson',
  goOn: 'Go on',
  playOn: 'Play on',
  takeBack: 'Take it back',
  back: 'One step back',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  ways: 'Back, skip, leave',
  decide: 'Decide as you like; the lesson goes on after that.',
  watching: 'Watch what the others do.',
  begins: 'Your companion is on the way…',
};

export type LessonWords = typeof en;
