import { events } from './de/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { counted, foreseen, names } from './de/things.ts';
import type { XiditWords } from './en.ts';
import { you } from './de/you.ts';

export const de: XiditWords = {
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
    lasted: 'überstandene Prüfungen',
    wealth: 'Reichtum',
    influence: 'Einfluss',
    reputation: 'Ansehen',
    units: 'Einheiten hinter dem Sichtschirm',
    turnOrder: 'Stelle in der Spielreihenfolge',
    dummy: 'Gleichstand mit dem Dummy-Spieler',
  },
  matchOptions: {
    length: {
      name: 'Länge',
      hint: 'Neun Jahre dauern etwa eine Stunde, gut für die erste Partie; zwölf sind das lange Spiel.',
      values: { long: '12 Jahre', short: '9 Jahre' },
    },
    dummy: {
      name: 'Dummy-Spieler',
      hint: 'Der Dummy-Spieler nimmt an den drei Prüfungen teil; der starke beginnt überall um 1 höher.',
      values: { normal: 'normal', hard: 'stark' },
    },
    first: {
      name: 'Startspieler',
      hint: 'Wer im ersten Jahr beginnt; danach wandert das Plättchen jedes Jahr nach links.',
      values: { random: 'ausgelost' },
    },
    wasteland: {
      name: 'Ödnis',
      hint: 'Im kurzen Spiel zu fünft legt niemand Barden in dieses Gebiet.',
      values: { '1': 'Gebiet 1', '2': 'Gebiet 2' },
    },
    openScreens: {
      name: 'Offene Sichtschirme',
      hint: 'Alle sehen Einheiten, Goldmünzen und Barden aller: leichter, und man muss sich nichts merken.',
      values: { off: 'nein', on: 'ja' },
    },
  },
  seat: ({ seat }) => `Sitz ${seat}`,
};
