/** Why it ended as it did. The English words give the type. */
export const en = {
  decided: 'What decided each elimination',
  step: (year: number, sentence: string) => `Year ${year}: ${sentence}`,
  withoutIt: (instead: string) => `Without this step, ${instead} would have been eliminated instead.`,
  noStep: 'No single step decided it.',
  influence: 'Influence, floor by floor',
  regions: 'Reputation, region by region',
  region: 'region',
  /** Bards, and what they brought. */
  cell: (bards: number, points: number) => `bards: ${bards}, reputation: ${points}`,
  settled: (year: number) => `settled in year ${year}`,
  never: 'no bards',
  sum: 'reputation',
};

export type AccountWords = typeof en;
