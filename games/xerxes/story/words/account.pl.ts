import type { AccountWords } from './account.en.ts';

export const pl: AccountWords = {
  matrix: 'Punkty zwycięstwa: kto stracił przez kogo',
  loses: 'traci',
  to: 'przez',
  sum: 'razem',
  one: 'Punkt po punkcie',
  campaign: 'Wyprawa',
  tax: 'Karta podatku',
  year: (year) => `Rok ${year}`,
  nothing: 'Bez zysków i strat.',
};
