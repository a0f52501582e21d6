import type { FieldType, Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'ein Text',
  wholeNumber: 'eine ganze Zahl',
  list: 'eine Liste',
  object: 'ein Objekt mit benannten Feldern',
};

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'eine Truppe', resources: 'Rohstoffe' } as const;

/** `2 bis 3`, oder die eine richtige Zahl. */
function span({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? `genau ${least}` : `${least} bis ${most}`;
}

export const packProblems: PackProblemSentences = {
  'missing-field': ({ field }) => `Das Feld „${field}“ fehlt.`,
  'unknown-field': ({ field }) => `Das Feld „${field}“ ist unbekannt.`,
  'wrong-type': ({ expected }) => `Hier sollte ${TYPES[expected]} stehen.`,
  'wrong-format': ({ expected }) => `Das Format sollte „${expected}“ sein.`,
  'empty-text': () => 'Dieser Text ist leer.',
  'invisible-characters': () => 'Dieser Text enthält Zeichen, die man nicht sieht.',
  'text-too-long': ({ most }) => `Dieser Text ist zu lang; höchstens ${most} Zeichen passen.`,
  'out-of-range': (values) => `Diese Zahl sollte ${span(values)} sein.`,
  'unknown-word': ({ allowed }) => `So etwas gibt es hier nicht; es gibt ${allowed}.`,
  'wrong-length': ({ found, wanted }) => `Diese Liste hat ${found} Einträge; es müssen ${wanted} sein.`,
  'wrong-id': () => 'Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.',
  'event-effect': () => 'Ein Ereignis muss entweder einen Rohstoff verhindern oder etwas geben.',
  'wrong-number': ({ found, wanted }) => `Hier gefunden: ${found}; die Regeln brauchen ${wanted}.`,
  'id-twice': ({ id }) => `Die Kennung „${id}“ ist doppelt.`,
  'unknown-area': ({ id }) => `Es gibt kein Gebiet „${id}“.`,
  'area-twice': ({ id }) => `Das Gebiet „${id}“ steht hier doppelt.`,
  'no-event-for': ({ thing }) => `Dagegen gibt es kein Ereignis: ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `Kein Ereignis gibt ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Steuerkarten, die eine Truppe geben: ${found}; ohne ${span(range)} ist keine gerechte Verteilung möglich.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]}: ${found} gefunden; es sollten ${wanted} sein.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]}: ${found} gefunden; es sollten ${span(range)} sein.`,
  'too-many-of-kind': ({ thing, found, most }) =>
    `${THINGS[thing]}: hier ${found}; höchstens ${most} sind erlaubt.`,
  'not-here': ({ thing }) => `Das fehlt hier: ${THINGS[thing]}.`,
  'no-such-card': ({ asks }) => `Keine Karte fordert dies: ${asks}.`,
  alike: ({ other }) => `Das gleicht dem, was bei ${other} steht.`,
  'tax-kinds': ({ found, wanted }) =>
    `Steuerkarten, die eine Truppe geben: ${found}; es sollten ${wanted} sein.`,
  'solo-positions': ({ found, wanted }) => `Die Plätze sind ${found}; sie sollten ${wanted} sein.`,
  'solo-occupied': ({ found, wanted }) => `Besetzte Gebiete: ${found}; es sollten ${wanted} sein.`,
  'not-a-land': ({ id }) => `„${id}“ ist die Heimat eines Satrapen.`,
  'land-occupied': ({ id, found, wanted }) =>
    `„${id}“ ist auf ${found} Karten besetzt; es sollten ${wanted} sein.`,
};
