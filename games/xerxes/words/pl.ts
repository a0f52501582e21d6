import { events } from './pl/events.ts';
import { abilities, ask, hasDecided, isDeciding, options, waitFor } from './pl/questions.ts';
import { refusals } from './pl/refusals.ts';
import { counted, effects, names } from './pl/things.ts';
import type { XerxesWords } from './en.ts';
import { you } from './pl/you.ts';

export const pl: XerxesWords = {
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
    points: 'punkty zwycięstwa',
    campaigns: 'zrealizowane wyprawy',
    buildings: 'budowle',
    taxes: 'zrealizowane karty podatków',
    resources: 'pozostałe zasoby',
    ability: 'niewykorzystana zdolność specjalna',
    won: 'wygrany scenariusz',
  },
  matchOptions: {
    satraps: {
      name: 'Satrapowie',
      hint: 'Każdy satrapa ma siedzibę i zdolność specjalną do użycia raz w grze.',
      values: { chosen: 'wybierani w kolejności miejsc', dealt: 'rozdawani losowo' },
    },
    events: {
      name: 'Wydarzenia',
      hint: 'Gra podstawowa ma osiem wydarzeń; dodatek dokłada sześć, z których każde na rok blokuje jedną budowlę.',
      values: { base: 'gra podstawowa', expansion: 'z dodatkiem' },
    },
    order: {
      name: 'Początkowa kolejność',
      hint: 'Kto gra wcześnie, coś traci; kto późno, coś zyskuje.',
      values: { random: 'losowana' },
    },
    scenario: {
      name: 'Scenariusz solo',
      hint: 'Ile kart i budowli trzeba zdobyć do końca siódmego roku.',
      values: { easy: 'łatwy', normal: 'normalny', hard: 'trudny' },
    },
  },
  seats: ({ order }) => `miejsca ${order}`,
};
