/** Where points came from, and what the players lost to each other. The English words give the type. */
export const en = {
  matrix: 'Who lost victory points to whom',
  /** The heading of the rows and of the columns. */
  loses: 'loses',
  to: 'to',
  sum: 'total',
  one: 'Point by point',
  campaign: 'Campaign',
  tax: 'Tax card',
  year: (year: number) => `Year ${year}`,
  nothing: 'Nothing won, nothing lost.',
};

export type AccountWords = typeof en;
