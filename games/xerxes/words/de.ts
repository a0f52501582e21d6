import { events } from './de/events.ts';
import { abilities, ask, hasDecided, isDeciding, options, waitFor } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { counted, effects, names } from './de/things.ts';
import type { XerxesWords } from './en.ts';

export const de: XerxesWords = {
  title: 'Xerxes',
  names,
  counted,
  effects,
  events,
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
    ability: 'ungenutzte Fähigkeit',
    won: 'Szenario gewonnen',
  },
  matchOptions: {
    satraps: {
      name: 'Satrapen',
      values: { chosen: 'in Sitzreihenfolge gewählt', dealt: 'zufällig verteilt' },
    },
    events: { name: 'Ereignisse', values: { base: 'Grundspiel', expansion: 'mit der Erweiterung' } },
    order: { name: 'Erste Zugreihenfolge', values: { random: 'ausgelost' } },
    scenario: { name: 'Solo-Szenario', values: { easy: 'leicht', normal: 'normal', hard: 'schwer' } },
  },
  seats: ({ order }) => `Sitze ${order}`,
};
