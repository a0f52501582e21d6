import { events } from './de/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { counted, names } from './de/things.ts';
import type { BellumWords } from './en.ts';

export const de: BellumWords = {
  title: 'Bellum Magica',
  names,
  counted,
  events,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  options,
  refusals,
  categories: { value: 'Wert der Truhen', chests: 'Zahl der Truhen' },
  matchOptions: {
    castles: { name: 'Burgen', values: { chosen: 'in Sitzreihenfolge gewählt', dealt: 'zufällig verteilt' } },
    first: { name: 'Erster Hauptmann', values: { random: 'ausgelost' } },
  },
  seat: ({ seat }) => `Sitz ${seat}`,
};
