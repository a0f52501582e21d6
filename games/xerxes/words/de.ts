import { events } from './de/events.ts';
import { abilities, ask, hasDecided, isDeciding, options, waitFor } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { counted, effects, names } from './de/things.ts';
import type { XerxesWords } from './en.ts';
import { you } from './de/you.ts';

export const de: XerxesWords = {
  title: 'Xerxes',
  names,
  counted,
  effects,
  events,
  you,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  abilities,
  options,
  refusals,
  categories: {
    points: 'Siegpunkte',
    campaigns: 'erfüllte Feldzüge',
    buildings: 'Gebäude',
    taxes: 'erfüllte Steuerkarten',
    resources: 'übrige Rohstoffe',
    ability: 'ungenutzte Sonderfähigkeit',
    won: 'Szenario gewonnen',
  },
  matchOptions: {
    satraps: {
      name: 'Satrapen',
      hint: 'Jeder Satrap hat einen Einflussbereich und eine Sonderfähigkeit, die er einmal einsetzt.',
      values: { chosen: 'in Sitzreihenfolge gewählt', dealt: 'zufällig verteilt' },
    },
    events: {
      name: 'Ereignisse',
      hint: 'Das Grundspiel hat acht; mit der Erweiterung kommen sechs dazu, von denen jedes ein Jahr lang ein Gebäude sperrt.',
      values: { base: 'Grundspiel', expansion: 'mit der Erweiterung' },
    },
    order: {
      name: 'Anfängliche Zugreihenfolge',
      hint: 'Früh am Zug zu sein kostet etwas, spät bringt etwas ein.',
      values: { random: 'ausgelost' },
    },
    scenario: {
      name: 'Solo-Szenario',
      hint: 'Wie viele Karten und Gebäude bis zum Ende des siebten Jahres nötig sind.',
      values: { easy: 'einfach', normal: 'normal', hard: 'schwer' },
    },
  },
  seats: ({ order }) => `Sitze ${order}`,
};
