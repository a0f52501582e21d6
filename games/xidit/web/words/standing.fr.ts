import type { StandingWords } from './standing.en.ts';

const ordinal = (rank: number): string => (rank === 1 ? '1er' : `${rank}e`);

export const fr: StandingWords = {
  place: (best, worst) => (best === worst ? ordinal(best) : `${ordinal(best)}–${ordinal(worst)}`),
  means: (best, worst, of) =>
    best === worst
      ? `Pour l’instant, vous êtes au rang ${best} sur ${of}.`
      : `Pour l’instant, vous êtes entre le rang ${best} et le rang ${worst} sur ${of} ; le reste est secret.`,
  lastYear: 'dernière année !',
};
