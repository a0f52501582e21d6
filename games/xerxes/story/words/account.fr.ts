import type { AccountWords } from './account.en.ts';

export const fr: AccountWords = {
  matrix: 'Points de victoire : qui en a perdu à cause de qui',
  loses: 'perd',
  to: 'à cause de',
  sum: 'en tout',
  one: 'Ce que chacun a perdu',
  year: (year) => `Année ${year}`,
  nothing: 'Aucune perte.',
};
