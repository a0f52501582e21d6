import type { BellumWords } from './en.ts';
import { events } from './fr/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';
import { counted, names } from './fr/things.ts';
import { you } from './fr/you.ts';

export const fr: BellumWords = {
  title: 'Bellum Magica',
  names,
  counted,
  events,
  you,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  options,
  refusals,
  categories: { value: 'valeur totale des coffres', chests: 'nombre de coffres' },
  matchOptions: {
    castles: {
      name: 'Châteaux',
      hint: 'Tous les châteaux se valent, mais chacun a son caractère.',
      values: { chosen: 'choisis dans l’ordre des places', dealt: 'distribués au hasard' },
    },
    first: {
      name: 'Premier capitaine',
      hint: 'Qui lance le dé le premier jour ; ensuite, le dé passe à gauche chaque jour.',
      values: { random: 'au hasard' },
    },
  },
  seat: ({ seat }) => `place ${seat}`,
};
