import type { KitWords } from './en.ts';

export const fr: KitWords = {
  you: 'Vous',
  yourMove: 'À vous de jouer',
  turningPoint: 'Tournant',
  turningPointHint: 'À partir d’ici, le vainqueur est resté en tête : montrer ce moment',
  account: 'Comment on en est arrivé là',
  showMoment: 'Montrer ce moment',
  skip: 'Passer',
  close: 'Fermer',
  why: (rule) => `Règle ${rule}`,
  labelled: (label, value) => `${label} : ${value}`,
  more: 'Un de plus',
  fewer: 'Un de moins',
  ahead: (name) => `Arrêtée avant la fin. En tête : ${name}`,
  level: (names) => `Arrêtée avant la fin. À égalité : ${names}`,
  resigned: (names) => `Abandon, donc dernière place : ${names}`,
  youResigned: 'Vous avez abandonné : cela vous vaut la dernière place.',
};
