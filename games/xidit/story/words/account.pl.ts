import type { AccountWords } from './account.en.ts';

export const pl: AccountWords = {
  decided: 'Co przesądziło o każdej eliminacji',
  step: (year, sentence) => `Rok ${year}: ${sentence}`,
  withoutIt: (instead) => `Bez tego kroku odpada: ${instead}`,
  noStep: 'Żaden pojedynczy krok o tym nie przesądził.',
  regions: 'Reputacja region po regionie',
  region: 'region',
  cell: (bards, points) => `bardowie: ${bards}, reputacja: ${points}`,
  settled: (year) => `rozstrzygnięto w roku ${year}`,
  never: 'brak bardów',
  sum: 'reputacja',
};
