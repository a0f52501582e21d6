import { en } from '@triptych/packs/words';
import type { Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'a force', resources: 'resources' } as const;

export const packProblems: PackProblemSentences = {
  ...en.formFaults,
  'wrong-length': ({ found, wanted }) => `Entries in this list: ${found}; there must be ${wanted}.`,
  'event-effect': () => 'An event must either stop a resource or give something.',
  'wrong-number': ({ found, wanted }) => `Found here: ${found}; the rules require ${wanted}.`,
  'unknown-area': ({ id }) => `There is no area “${id}”.`,
  'area-twice': ({ id }) => `The area “${id}” is listed twice here.`,
  'lands-number': ({ found, ...range }) => `Other areas: ${found}; there must be ${en.span(range)}.`,
  'no-area-left': ({ found, most }) =>
    `Occupied areas: ${found}; with more than ${most}, there are not enough free areas for both workers.`,
  'no-event-for': ({ thing }) => `No event affects this: ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `No event gives ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Tax cards that give a force: ${found}; a fair deal needs ${en.span(range)}.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]}: found ${found}; it should be ${wanted}.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]}: found ${found}; it should be ${en.span(range)}.`,
  'too-many-of-kind': ({ thing, found, most }) => `${THINGS[thing]}: ${found} here; the limit is ${most}.`,
  'not-here': ({ thing }) => `Missing here: ${THINGS[thing]}.`,
  'no-such-card': ({ asks }) => `No card requires this: ${asks}.`,
  alike: ({ other }) => `This is identical to ${other}.`,
  'tax-kinds': ({ found, wanted }) => `Tax cards that give a force: ${found}; there should be ${wanted}.`,
  'solo-positions': ({ found, wanted }) => `The positions are ${found}; they should be ${wanted}.`,
  'solo-occupied': ({ found, wanted }) => `Occupied areas: ${found}; there should be ${wanted}.`,
  'not-a-land': ({ id }) => `“${id}” is the home of a satrap.`,
  'land-occupied': ({ id, found, wanted }) =>
    `Cards on which “${id}” is occupied: ${found}; there should be ${wanted}.`,
};
