import { de } from '@triptych/packs/words';
import type { Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'eine Einheit', resources: 'Rohstoffe' } as const;

export const packProblems: PackProblemSentences = {
  ...de.formFaults,
  'wrong-length': ({ found, wanted }) => `Einträge in dieser Liste: ${found}; es müssen ${wanted} sein.`,
  'event-effect': () => 'Ein Ereignis muss entweder einen Rohstoff verhindern oder etwas geben.',
  'wrong-number': ({ found, wanted }) => `Hier gefunden: ${found}; die Regeln brauchen ${wanted}.`,
  'unknown-area': ({ id }) => `Es gibt kein Gebiet „${id}“.`,
  'area-twice': ({ id }) => `Das Gebiet „${id}“ steht hier doppelt.`,
  'lands-number': ({ found, ...range }) => `Länder: ${found}; es müssen ${de.span(range)} sein.`,
  'no-area-left': ({ found, most }) =>
    `Besetzte Gebiete: ${found}; bei mehr als ${most} bleibt kein freies Gebiet für beide Arbeiter.`,
  'no-event-for': ({ thing }) => `Dagegen gibt es kein Ereignis: ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `Kein Ereignis gibt ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Steuerkarten, die eine Einheit geben: ${found}; ohne ${de.span(range)} ist keine gerechte Verteilung möglich.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]}: ${found} gefunden; es sollten ${wanted} sein.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]}: ${found} gefunden; es sollten ${de.span(range)} sein.`,
  'too-many-of-kind': ({ thing, found, most }) =>
    `${THINGS[thing]}: hier ${found}; höchstens ${most} sind erlaubt.`,
  'not-here': ({ thing }) => `Das fehlt hier: ${THINGS[thing]}.`,
  'no-such-card': ({ asks }) => `Keine Karte fordert dies: ${asks}.`,
  alike: ({ other }) => `Das gleicht dem, was bei ${other} steht.`,
  'tax-kinds': ({ found, wanted }) =>
    `Steuerkarten, die eine Einheit geben: ${found}; es sollten ${wanted} sein.`,
  'solo-positions': ({ found, wanted }) => `Die Plätze sind ${found}; sie sollten ${wanted} sein.`,
  'solo-occupied': ({ found, wanted }) => `Besetzte Gebiete: ${found}; es sollten ${wanted} sein.`,
  'not-a-land': ({ id }) => `„${id}“ ist der Einflussbereich eines Satrapen.`,
  'land-occupied': ({ id, found, wanted }) =>
    `„${id}“ ist auf ${found} Karten besetzt; es sollten ${wanted} sein.`,
};
