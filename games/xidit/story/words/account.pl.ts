import type { AccountWords } from './account.en.ts';

export const pl: AccountWords = {
  decided: 'Co przesądziło o tym, kto odpada',
  step: (year, sentence) => `Rok ${year}: ${sentence}`,
  withoutIt: (instead) => `Bez tego kroku z gry odpada: ${instead}`,
  noStep: 'Żaden pojedynczy krok o tym nie przesądził.',
  influence: 'Wpływy, piętro po piętrze',
  regions: 'Reputacja, region po regionie',
  region: 'region',
  cell: (bards, points) => `bardowie: ${bards}, reputacja: ${points}`,
  settled: (year) => `rozstrzygnięto w roku ${year}`,
  never: 'brak bardów',
  sum: 'reputacja',
};
