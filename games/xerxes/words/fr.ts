import type { XerxesWords } from './en.ts';
import { events } from './fr/events.ts';
import { abilities, ask, hasDecided, isDeciding, options, waitFor } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';
import { counted, effects, names } from './fr/things.ts';
import { you } from './fr/you.ts';

export const fr: XerxesWords = {
  title: 'Xerxes',
  names,
  counted,
  effects,
  events,
  you,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  abilities,
  options,
  refusals,
  categories: {
    points: 'points de victoire',
    campaigns: 'campagnes accomplies',
    buildings: 'bâtiments',
    taxes: 'impôts payés',
    resources: 'ressources restantes',
    ability: 'capacité inutilisée',
    won: 'scénario gagné',
  },
  matchOptions: {
    satraps: {
      name: 'Satrapes',
      hint: 'Chaque satrape a son fief et une capacité spéciale à usage unique.',
      values: { chosen: 'choisis dans l’ordre des places', dealt: 'distribués au hasard' },
    },
    events: {
      name: 'Événements',
      hint: 'Le jeu de base en compte huit ; l’extension en ajoute six, dont chacun interdit un bâtiment pour un an.',
      values: { base: 'jeu de base', expansion: 'avec l’extension' },
    },
    order: {
      name: 'Ordre du tour initial',
      hint: 'Jouer tôt vous coûte quelque chose ; jouer tard vous rapporte quelque chose.',
      values: { random: 'au hasard' },
    },
    scenario: {
      name: 'Scénario solo',
      hint: 'Le nombre de cartes et de bâtiments à réunir avant la fin de l’année 7.',
      values: { easy: 'facile', normal: 'normal', hard: 'difficile' },
    },
  },
  seats: ({ order }) => `places ${order}`,
};
