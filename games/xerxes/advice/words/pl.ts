import type { Wants } from './en.ts';

export const pl: Wants = {
  points: { more: 'punkty zwycięstwa' },
  nearEnd: { more: 'punkty zwycięstwa, które przybliżają koniec gry' },
  storeWorth: { more: 'zasoby, których potrzebujesz' },
  resources: { more: 'zasoby' },
  kinds: { more: 'bardziej różnorodne zasoby' },
  affordable: { more: 'więcej podatków i budowli, na które cię stać' },
  permanent: { more: 'stałe oddziały' },
  campaigns: { more: 'karty wypraw', less: 'zrealizowane wyprawy' },
  readiest: { more: 'lepiej przygotowana wyprawa' },
  nextReadiest: { more: 'druga wyprawa w przygotowaniu' },
  ready: { more: 'wyprawy niemal zrealizowane' },
  pointTaxes: { more: 'karty podatków, które dają punkty', less: 'punkty ze zrealizowanych kart podatków' },
  forceTaxes: {
    more: 'karty podatków, które dają oddziały',
    less: 'oddziały ze zrealizowanych kart podatków',
  },
  markers: { more: 'wolne znaczniki budowli', less: 'budowle na planszy' },
  ability: { more: 'zdolność specjalna w odwodzie' },
  first: { more: 'pierwsza pozycja w kolejności' },
  second: { more: 'druga pozycja w kolejności' },
  third: { more: 'trzecia pozycja w kolejności' },
};
