import type { KitWords } from './en.ts';

export const de: KitWords = {
  you: 'Du',
  yourMove: 'Du bist dran',
  turningPoint: 'Wendepunkt',
  turningPointHint: 'Ab hier blieb der Sieger vorn: diesen Moment zeigen',
  account: 'Wie es dazu kam',
  showMoment: 'Diesen Moment zeigen',
  skip: 'Überspringen',
  close: 'Schließen',
  why: (rule) => `Regel ${rule}`,
  labelled: (label, value) => `${label}: ${value}`,
  more: 'Eins mehr',
  fewer: 'Eins weniger',
  ahead: (name) => `Vorzeitig beendet. Vorn lag: ${name}`,
  level: (names) => `Vorzeitig beendet. Gleichauf lagen: ${names}`,
  resigned: (names) => `Aufgegeben und damit auf dem letzten Platz: ${names}`,
  youResigned: 'Du hast aufgegeben und kommst damit auf den letzten Platz.',
};
