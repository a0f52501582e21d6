/** Where a player stands before the end. The English words give the type. */
export const en = {
  place: (best: number, worst: number) => (best === worst ? `${best}.` : `${best}–${worst}.`),
  means: (best: number, worst: number, of: number) =>
    best === worst
      ? `As things stand you are number ${best} of ${of}.`
      : `As things stand you are number ${best} to ${worst} of ${of}; more is not public.`,
  lastYear: 'last year!',
};

export type StandingWords = typeof en;
