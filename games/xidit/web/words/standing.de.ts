import type { StandingWords } from './standing.en.ts';

export const de: StandingWords = {
  place: (best, worst) => (best === worst ? `${best}.` : `${best}.–${worst}.`),
  means: (best, worst, of) =>
    best === worst
      ? `So wie es steht, bist du auf Platz ${best} von ${of}.`
      : `So wie es steht, bist du auf Platz ${best} bis ${worst} von ${of}; der Rest ist geheim.`,
  lastYear: 'letztes Jahr!',
};
