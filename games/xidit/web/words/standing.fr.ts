import type { StandingWords } from './standing.en.ts';

export const fr: StandingWords = {
  place: (best, worst) => (best === worst ? `${best}.` : `${best}–${worst}.`),
  means: (best, worst, of) =>
    best === worst
      ? `À ce stade, vous êtes au rang ${best} sur ${of}.`
      : `À ce stade, vous êtes entre le rang ${best} et le rang ${worst} sur ${of} ; le reste n’est pas public.`,
  lastYear: 'dernière année !',
};
