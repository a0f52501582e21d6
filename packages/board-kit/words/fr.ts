import type { KitWords } from './en.ts';

export const fr: KitWords = {
  yourMove: 'À vous de jouer',
  skip: 'Passer',
  close: 'Fermer',
  why: (rule) => `Règle ${rule}`,
  labelled: (label, value) => `${label} : ${value}`,
  more: 'Un de plus',
  fewer: 'Un de moins',
  ahead: (name) => `Arrêtée avant la fin. En tête : ${name}`,
  level: (names) => `Arrêtée avant la fin. À égalité : ${names}`,
};
