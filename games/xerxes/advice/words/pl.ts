import type { Wants } from './en.ts';

export const pl: Wants = {
  points: { more: 'punkty zwycięstwa' },
  nearEnd: { more: 'ostatnie punkty zwycięstwa' },
  storeWorth: { more: 'zasoby, którymi da się zapłacić' },
  resources: { more: 'zasoby' },
  kinds: { more: 'zasoby więcej rodzajów' },
  affordable: { more: 'więcej kart i budowli, na które nas stać' },
  permanent: { more: 'stałe oddziały' },
  campaigns: { more: 'karty wypraw', less: 'zrealizowane wyprawy' },
  readiest: { more: 'prawie gotowa wyprawa' },
  nextReadiest: { more: 'druga wyprawa w przygotowaniu' },
  ready: { more: 'wyprawy niemal wygrane' },
  pointTaxes: { more: 'podatki za punkty', less: 'podatki zapłacone za punkty' },
  forceTaxes: { more: 'podatki za oddziały', less: 'podatki zapłacone za oddziały' },
  markers: { more: 'wolne znaczniki budowli', less: 'własne budowle' },
  ability: { more: 'zdolność w odwodzie' },
  first: { more: 'pierwsze miejsce w kolejności' },
  second: { more: 'drugie miejsce w kolejności' },
  third: { more: 'trzecie miejsce w kolejności' },
};
