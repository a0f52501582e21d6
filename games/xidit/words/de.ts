import { events } from './de/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { counted, foreseen, names } from './de/things.ts';
import type { XiditWords } from './en.ts';

export const de: XiditWords = {
  title: 'Lords of Xidit',
  names,
  counted,
  foreseen,
  events,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  options,
  refusals,
  categories: {
    lasted: 'überstandene Prüfungen',
    wealth: 'Reichtum',
    influence: 'Einfluss',
    reputation: 'Ansehen',
    units: 'Einheiten hinter dem Sichtschirm',
    turnOrder: 'Stelle in der Spielreihenfolge',
    dummy: 'Gleichstand mit dem Dummy-Spieler',
  },
  matchOptions: {
    length: { name: 'Länge', values: { long: '12 Jahre', short: '9 Jahre' } },
    dummy: { name: 'Dummy-Spieler', values: { normal: 'normal', hard: 'stark' } },
    first: { name: 'Startspieler', values: { random: 'ausgelost' } },
    wasteland: { name: 'Ödnis (kurz, zu fünft)', values: { '1': 'Gebiet 1', '2': 'Gebiet 2' } },
    openScreens: { name: 'Offene Sichtschirme', values: { off: 'nein', on: 'ja' } },
  },
  seat: ({ seat }) => `Sitz ${seat}`,
};
