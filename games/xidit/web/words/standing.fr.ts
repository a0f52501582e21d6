import type { StandingWords } from './standing.en.ts';

export const fr: StandingWords = {
  place: (best, worst) => (best === worst ? `n° ${best}` : `n° ${best}–${worst}`),
  means: (best, worst, of) =>
    best === worst
      ? `En l’état, vous êtes au rang ${best} sur ${of}.`
      : `En l’état, vous êtes entre les rangs ${best} et ${worst} sur ${of} ; le reste n’est pas public.`,
  lastYear: 'dernière année !',
};
