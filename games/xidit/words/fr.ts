import type { XiditWords } from './en.ts';
import { events } from './fr/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';
import { counted, foreseen, names } from './fr/things.ts';
import { you } from './fr/you.ts';

export const fr: XiditWords = {
  title: 'Lords of Xidit',
  names,
  counted,
  foreseen,
  events,
  you,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  options,
  refusals,
  categories: {
    lasted: 'évaluations passées',
    wealth: 'richesse',
    influence: 'influence',
    reputation: 'réputation',
    units: 'unités derrière le paravent',
    turnOrder: 'ordre du tour',
    dummy: 'égalités contre le joueur fictif',
  },
  matchOptions: {
    length: {
      name: 'Durée',
      hint: 'Neuf années, environ une heure, pour une première partie ; douze pour la partie longue.',
      values: { long: '12 années', short: '9 années' },
    },
    dummy: {
      name: 'Joueur fictif',
      hint: 'Le joueur fictif participe aux trois évaluations ; fort, il commence un cran plus haut partout.',
      values: { normal: 'normal', hard: 'fort' },
    },
    first: {
      name: 'Premier joueur',
      hint: 'Qui commence la première année ; ensuite, le marqueur passe à gauche chaque année.',
      values: { random: 'au hasard' },
    },
    wasteland: {
      name: 'Terre désolée',
      hint: 'Dans la partie courte à cinq joueurs, aucun barde ne peut être placé dans cette région.',
      values: { '1': 'région 1', '2': 'région 2' },
    },
    openScreens: {
      name: 'Paravents ouverts',
      hint: 'Unités, pièces d’or et bardes sont visibles de tous : plus facile, rien à retenir.',
      values: { off: 'non', on: 'oui' },
    },
  },
  seat: ({ seat }) => `place ${seat}`,
};
