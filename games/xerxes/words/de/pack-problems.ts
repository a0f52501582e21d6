import { de } from '@triptych/packs/words';
import type { Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'eine Einheit', resources: 'Rohstoffe' } as const;

export const packProblems: PackProblemSentences = {
  ...de.formFaults,
  'wrong-length': ({ found, wanted }) => `Einträge in dieser Liste: ${found}; nötig: ${wanted}.`,
  'event-effect': () => 'Ein Ereignis muss entweder einen Rohstoff verhindern oder etwas geben.',
  'wrong-number': ({ found, wanted }) => `Hier gefunden: ${found}; nach den Regeln nötig: ${wanted}.`,
  'unknown-area': ({ id }) => `Es gibt kein Gebiet „${id}“.`,
  'area-twice': ({ id }) => `Das Gebiet „${id}“ steht hier doppelt.`,
  'lands-number': ({ found, ...range }) => `Übrige Gebiete: ${found}; nötig: ${de.span(range)}.`,
  'no-area-left': ({ found, most }) =>
    `Besetzte Gebiete: ${found}; bei mehr als ${most} bleibt kein freies Gebiet für beide Arbeiter.`,
  'no-event-for': ({ thing }) => `Dagegen gibt es kein Ereignis: ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `Kein Ereignis gibt ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Steuerkarten, die eine Einheit geben: ${found}; für eine gerechte Verteilung nötig: ${de.span(range)}.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]}: ${found} gefunden; vorgesehen: ${wanted}.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]}: ${found} gefunden; vorgesehen: ${de.span(range)}.`,
  'too-many-of-kind': ({ thing, found, most }) =>
    `${THINGS[thing]}: hier ${found}; erlaubt: höchstens ${most}.`,
  'not-here': ({ thing }) => `Das fehlt hier: ${THINGS[thing]}.`,
  'no-such-card': ({ asks }) => `Keine Karte fordert dies: ${asks}.`,
  alike: ({ other }) => `Das gibt es schon: ${other}.`,
  'tax-kinds': ({ found, wanted }) =>
    `Steuerkarten, die eine Einheit geben: ${found}; vorgesehen: ${wanted}.`,
  'solo-positions': ({ found, wanted }) => `Plätze: ${found}; vorgesehen: ${wanted}.`,
  'solo-occupied': ({ found, wanted }) => `Besetzte Gebiete: ${found}; vorgesehen: ${wanted}.`,
  'not-a-land': ({ id }) => `„${id}“ ist der Einflussbereich eines Satrapen.`,
  'land-occupied': ({ id, found, wanted }) =>
    `„${id}“ ist auf ${found} Karten besetzt; vorgesehen: ${wanted}.`,
};
