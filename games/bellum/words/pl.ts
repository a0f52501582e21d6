import { events } from './pl/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './pl/questions.ts';
import { refusals } from './pl/refusals.ts';
import { counted, names } from './pl/things.ts';
import type { BellumWords } from './en.ts';
import { you } from './pl/you.ts';

export const pl: BellumWords = {
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
  categories: { value: 'wartość skrzyń', chests: 'liczba skrzyń' },
  matchOptions: {
    castles: {
      name: 'Zamki',
      hint: 'Wszystkie zamki są równie silne, każdy ma własny charakter.',
      values: { chosen: 'wybierane w kolejności miejsc', dealt: 'rozdawane losowo' },
    },
    first: {
      name: 'Pierwszy kapitan',
      hint: 'Kto rzuca kostką pierwszego dnia; potem kostka przechodzi w lewo.',
      values: { random: 'losowany' },
    },
  },
  seat: ({ seat }) => `miejsce ${seat}`,
};
