import type { AccountWords } from './account.en.ts';

export const fr: AccountWords = {
  matrix: 'Points de victoire : qui en a perdu à cause de qui',
  loses: 'perd',
  to: 'à cause de',
  sum: 'en tout',
  one: 'Point par point',
  campaign: 'Campagne',
  tax: 'Carte Impôt',
  year: (year) => `Année ${year}`,
  nothing: 'Ni gain ni perte.',
};
