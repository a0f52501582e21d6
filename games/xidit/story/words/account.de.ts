import type { AccountWords } from './account.en.ts';

export const de: AccountWords = {
  decided: 'Was jedes Ausscheiden entschied',
  step: (year, sentence) => `Jahr ${year}: ${sentence}`,
  withoutIt: (instead) => `Ohne diesen Schritt wäre stattdessen ausgeschieden: ${instead}`,
  noStep: 'Kein einzelner Schritt gab den Ausschlag.',
  influence: 'Einfluss, Stockwerk für Stockwerk',
  regions: 'Ansehen, Gebiet für Gebiet',
  region: 'Gebiet',
  cell: (bards, points) => `Barden: ${bards}, Ansehen: ${points}`,
  settled: (year) => `entschieden im Jahr ${year}`,
  never: 'keine Barden',
  sum: 'Ansehen',
};
