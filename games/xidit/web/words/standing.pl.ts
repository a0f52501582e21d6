import type { StandingWords } from './standing.en.ts';

export const pl: StandingWords = {
  place: (best, worst) => (best === worst ? `${best}.` : `${best}–${worst}.`),
  means: (best, worst, of) =>
    best === worst
      ? `Na razie zajmujesz miejsce ${best} z ${of}.`
      : `Na razie zajmujesz miejsce od ${best} do ${worst} z ${of}; reszta jest tajna.`,
  lastYear: 'ostatni rok!',
};
