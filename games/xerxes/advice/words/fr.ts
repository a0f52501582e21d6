import type { Wants } from './en.ts';

export const fr: Wants = {
  points: { more: 'des points de victoire' },
  nearEnd: { more: 'les derniers points de victoire' },
  storeWorth: { more: 'des ressources qui paient quelque chose' },
  resources: { more: 'des ressources' },
  kinds: { more: 'des ressources plus variées' },
  affordable: { more: 'plus de choses à notre portée' },
  permanent: { more: 'des unités permanentes' },
  campaigns: { more: 'des cartes Campagne', less: 'des campagnes accomplies' },
  readiest: { more: 'une campagne presque prête' },
  nextReadiest: { more: 'une deuxième campagne en préparation' },
  ready: { more: 'des campagnes presque gagnées' },
  pointTaxes: { more: 'des impôts qui valent des points', less: 'des impôts payés pour des points' },
  forceTaxes: { more: 'des impôts qui valent des unités', less: 'des impôts payés pour des unités' },
  markers: { more: 'des marqueurs Bâtiment en réserve', less: 'des bâtiments à nous' },
  ability: { more: 'la capacité en réserve' },
  first: { more: 'la première place dans l’ordre du tour' },
  second: { more: 'la deuxième place dans l’ordre du tour' },
  third: { more: 'la troisième place dans l’ordre du tour' },
};
