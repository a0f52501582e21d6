import { events } from './de/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { counted, names } from './de/things.ts';
import type { BellumWords } from './en.ts';
import { you } from './de/you.ts';

export const de: BellumWords = {
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
  categories: { value: 'Wert der Truhen', chests: 'Zahl der Truhen' },
  matchOptions: {
    castles: {
      name: 'Burgen',
      hint: 'Alle Burgen sind gleich stark, jede hat ihren eigenen Charakter.',
      values: { chosen: 'in Sitzreihenfolge gewählt', dealt: 'zufällig verteilt' },
    },
    first: {
      name: 'Erster Hauptmann',
      hint: 'Wer am ersten Tag würfelt; danach wandert der Würfel nach links.',
      values: { random: 'ausgelost' },
    },
  },
  seat: ({ seat }) => `Sitz ${seat}`,
};
