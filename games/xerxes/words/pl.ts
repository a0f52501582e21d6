import { events } from './pl/events.ts';
import { abilities, ask, hasDecided, isDeciding, options, waitFor } from './pl/questions.ts';
import { refusals } from './pl/refusals.ts';
import { counted, effects, names } from './pl/things.ts';
import type { XerxesWords } from './en.ts';

export const pl: XerxesWords = {
  title: 'Xerxes',
  names,
  counted,
  effects,
  events,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  abilities,
  options,
  refusals,
  categories: {
    points: 'punkty zwycięstwa',
    campaigns: 'wypełnione wyprawy',
    buildings: 'budowle',
    taxes: 'wypełnione karty podatków',
    resources: 'pozostałe zasoby',
    ability: 'niewykorzystana zdolność',
    won: 'wygrany scenariusz',
  },
  matchOptions: {
    satraps: {
      name: 'Satrapowie',
      values: { chosen: 'wybierani w kolejności miejsc', dealt: 'rozdawani losowo' },
    },
    events: { name: 'Wydarzenia', values: { base: 'gra podstawowa', expansion: 'z rozszerzeniem' } },
    order: { name: 'Pierwsza kolejność', values: { random: 'losowana' } },
    scenario: { name: 'Scenariusz solo', values: { easy: 'łatwy', normal: 'normalny', hard: 'trudny' } },
  },
  seats: ({ order }) => `miejsca ${order}`,
};
