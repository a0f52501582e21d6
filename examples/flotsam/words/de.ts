import { de as packs } from '@triptych/packs/words';
import { countGerman } from '@triptych/words';
import type { FlotsamWords } from './en.ts';

const coins = (number: number): string => countGerman(number, { one: '# Münze', other: '# Münzen' });

export const de: FlotsamWords = {
  title: 'Strandgut',
  line: 'In eine Kiste schauen, keine Miene verziehen, bieten.',
  ask: {
    find: ({ crate, worth }) => `In der Kiste: ${crate}, Wert ${worth}. Bietest du sie an?`,
    bid: ({ coins: mine }) => `Was bietest du? Du hast ${coins(mine)}.`,
  },
  options: {
    offer: 'Diese Kiste anbieten',
    push: 'Sie wegschieben und die nächste anbieten',
    bid: coins,
  },
  waitFor: {
    find: ({ player }) => `${player} schaut in eine Kiste.`,
    bid: ({ player }) => `${player} überlegt sich ein Gebot.`,
  },
  hasDecided: ({ player }) => `${player} hat sich entschieden.`,
  isDeciding: ({ player }) => `${player} entscheidet.`,
  events: {
    laidOut: ({ crates }) => `Angespülte Kisten: ${crates}.`,
    found: ({ player }) => `${player} findet die nächste Kiste.`,
    looked: ({ crate, worth }) => `Du schaust hinein: ${crate}, Wert ${worth}.`,
    offered: ({ player }) => `${player} bietet eine Kiste zum Verkauf an.`,
    pushed: ({ player }) => `${player} schiebt die Kiste ans Ende des Strandes.`,
    bids: ({ bids }) => `Gebote: ${bids}.`,
    sold: ({ player, crate, worth, price }) =>
      `${player} kauft sie für ${coins(price)}: ${crate}, Wert ${worth}.`,
    lost: ({ crate, worth }) => `Niemand will sie, und das Meer holt sie: ${crate}, Wert ${worth}.`,
  },
  refusals: { 'too-few-coins': ({ coins: mine }) => `Du hast nur ${coins(mine)}.` },
  categories: { worth: 'Wert der Kisten', coins: 'Münzen' },
  matchOptions: {
    purse: {
      name: 'Beutel',
      hint: 'Mit halb vollen Beuteln wird vorsichtiger geboten.',
      values: { full: 'voll', half: 'halb voll' },
    },
  },
  packProblems: {
    ...packs.formFaults,
    'too-few-crates': ({ found, least }) => `Vorhandene Kisten: ${found}; nötig: mindestens ${least}.`,
    'all-alike': () => 'Alle Kisten sind gleich viel wert: Da gibt es nichts herauszufinden.',
  },
  survey: { wins: 'Siege nach Sitz', seat: (seat) => `Sitz ${seat}` },
};
