/** What the page says around lessons. The English words give the type. */
export const en = {
  learn: 'Learn',
  learnGame: (game: string) => `Learn: ${game}`,
  firstTime: 'New here? Learn it in six minutes.',
  lesson: 'Lesson',
  goOn: 'Continue',
  playOn: 'Keep playing',
  takeBack: 'Take it back',
  back: 'One step back',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  ways: 'Back, skip, start again, leave',
  readOn: 'Read on',
  toBeginning: 'Back to the beginning',
  again: 'Start again',
  resume: 'Continue the lesson',
  without: 'Play on without the lesson',
  begun: (game: string) => `You have already started learning ${game}.`,
  /** Marks the match of a lesson in a list. */
  tag: 'Lesson',
  decide: 'Choose whatever you like; the lesson continues afterwards.',
  watching: 'Watch the others play.',
  begins: 'Your companion is on the way…',
};

export type LessonWords = typeof en;
