import type { XerxesWorkshopWords } from './en.ts';

export const fr: XerxesWorkshopWords = {
  chapters: {
    homes: 'Fiefs des satrapes',
    lands: 'Autres régions',
    buildings: 'Bâtiments',
    taxes: 'Cartes Impôt',
    campaigns: 'Cartes Campagne',
    events: 'Événements de l’année',
    expansion: 'Événements de l’extension',
    solo: 'Cartes Solo',
  },
  fields: {
    at: 'Emplacement sur le plateau',
    resources: 'Ressources',
    force: 'Unité',
    cost: 'Coût',
    asks: 'Demande',
    gives: 'Donne cette unité ; sinon des points de victoire',
    stops: 'Bloque cette ressource',
    eventGives: 'Donne à chacun',
    bars: 'Interdit ce bâtiment',
    position: 'Rang',
    occupied: 'Régions occupées',
  },
  signs: {
    force: 'une unité de plus',
    resources: 'trois ressources',
  },
};
