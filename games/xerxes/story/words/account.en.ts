/** What the players lost to each other. The English words give the type. */
export const en = {
  matrix: 'Victory points lost to whom',
  /** The heading of the rows and of the columns. */
  loses: 'loses',
  to: 'to',
  sum: 'in all',
  one: 'What everyone lost',
  year: (year: number) => `Year ${year}`,
  nothing: 'Lost nothing to anyone.',
};

export type AccountWords = typeof en;
