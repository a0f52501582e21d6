import type { AccountWords } from './account.en.ts';

export const pl: AccountWords = {
  matrix: 'Punkty zwycięstwa: kto stracił przez kogo',
  loses: 'traci',
  to: 'przez',
  sum: 'razem',
  one: 'Straty wszystkich graczy',
  year: (year) => `Rok ${year}`,
  nothing: 'Bez strat.',
};
