import type { KitWords } from './en.ts';

export const pl: KitWords = {
  you: 'Ty',
  yourMove: 'Twój ruch',
  turningPoint: 'Punkt zwrotny',
  turningPointHint: 'Odtąd zwycięzca prowadził już do końca: pokaż ten moment',
  account: 'Jak do tego doszło',
  showMoment: 'Pokaż ten moment',
  skip: 'Pomiń',
  close: 'Zamknij',
  why: (rule) => `Zasada ${rule}`,
  labelled: (label, value) => `${label}: ${value}`,
  more: 'O jeden więcej',
  fewer: 'O jeden mniej',
  ahead: (name) => `Zakończono przed czasem. Na prowadzeniu: ${name}`,
  level: (names) => `Zakończono przed czasem. Remis: ${names}`,
  resigned: (names) => `Partia poddana, a więc ostatnie miejsce: ${names}`,
  youResigned: 'Poddajesz partię, a to oznacza ostatnie miejsce.',
};
