import type { AccountWords } from './account.en.ts';

export const fr: AccountWords = {
  decided: 'Ce qui a décidé de chaque élimination',
  step: (year, sentence) => `Année ${year} : ${sentence}`,
  withoutIt: (instead) => `Sans cette étape, l’élimination aurait touché : ${instead}`,
  noStep: 'Aucune étape n’a été décisive à elle seule.',
  influence: 'L’influence, étage par étage',
  regions: 'La réputation, région par région',
  region: 'région',
  cell: (bards, points) => `bardes : ${bards}, réputation : ${points}`,
  settled: (year) => `décidée l’année ${year}`,
  never: 'aucun barde',
  sum: 'réputation',
};
