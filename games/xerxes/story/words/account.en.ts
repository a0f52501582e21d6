/** What the players lost to each other. The English words give the type. */
export const en = {
  matrix: 'Who lost victory points to whom',
  /** The heading of the rows and of the columns. */
  loses: 'loses',
  to: 'to',
  sum: 'total',
  one: 'What each player lost',
  year: (year: number) => `Year ${year}`,
  nothing: 'Lost nothing to the others.',
};

export type AccountWords = typeof en;
