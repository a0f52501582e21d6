import type { Wants } from './en.ts';

export const fr: Wants = {
  points: { more: 'des points de victoire' },
  nearEnd: { more: 'des points de victoire qui rapprochent la fin' },
  storeWorth: { more: 'les ressources dont vous avez besoin' },
  resources: { more: 'des ressources' },
  kinds: { more: 'des ressources plus variées' },
  affordable: { more: 'plus d’impôts et de bâtiments à votre portée' },
  permanent: { more: 'des unités permanentes' },
  campaigns: { more: 'des cartes Campagne', less: 'des campagnes accomplies' },
  readiest: { more: 'une campagne mieux préparée' },
  nextReadiest: { more: 'une deuxième campagne en préparation' },
  ready: { more: 'des campagnes presque accomplies' },
  pointTaxes: { more: 'des cartes Impôt qui donnent des points', less: 'des points pour des impôts payés' },
  forceTaxes: { more: 'des cartes Impôt qui donnent des unités', less: 'des unités pour des impôts payés' },
  markers: { more: 'des marqueurs Bâtiment encore disponibles', less: 'des bâtiments sur le plateau' },
  ability: { more: 'la capacité spéciale encore disponible' },
  first: { more: 'la première place dans l’ordre du tour' },
  second: { more: 'la deuxième place dans l’ordre du tour' },
  third: { more: 'la troisième place dans l’ordre du tour' },
};
