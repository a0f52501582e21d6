const SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** `1st`, `2nd`, `11th` */
function ordinal(rank: number): string {
  const teen = Math.floor(rank / 10) % 10 === 1;
  return `${rank}${teen ? 'th' : (SUFFIXES[rank % 10] ?? 'th')}`;
}

/** Where a player stands before the end. The English words give the type. */
export const en = {
  place: (best: number, worst: number) =>
    best === worst ? ordinal(best) : `${ordinal(best)}–${ordinal(worst)}`,
  means: (best: number, worst: number, of: number) =>
    best === worst
      ? `Right now, you are ${ordinal(best)} of ${of}.`
      : `Right now, you could be anywhere from ${ordinal(best)} to ${ordinal(worst)} of ${of}; the rest is secret.`,
  lastYear: 'final year!',
};

export type StandingWords = typeof en;
