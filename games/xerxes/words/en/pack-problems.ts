import { en } from '@triptych/packs/words';
import type { Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'a force', resources: 'resources' } as const;

export const packProblems: PackProblemSentences = {
  ...en.formFaults,
  'wrong-length': ({ found, wanted }) => `This list has ${found} entries; it must have ${wanted}.`,
  'event-effect': () => 'An event must either stop a resource or give something.',
  'wrong-number': ({ found, wanted }) => `Found here: ${found}; the rules need ${wanted}.`,
  'unknown-area': ({ id }) => `There is no area “${id}”.`,
  'area-twice': ({ id }) => `The area “${id}” stands here twice.`,
  'lands-number': ({ found, ...range }) => `Lands: ${found}; there must be ${en.span(range)}.`,
  'no-area-left': ({ found, most }) =>
    `Occupied areas: ${found}; with more than ${most} no free area is left for both workers.`,
  'no-event-for': ({ thing }) => `There is no event against this: ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `There is no event that gives ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Tax cards that give a force: ${found}; with other than ${en.span(range)} no fair deal is possible.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]}: found ${found}; it should be ${wanted}.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]}: found ${found}; it should be ${en.span(range)}.`,
  'too-many-of-kind': ({ thing, found, most }) =>
    `${THINGS[thing]}: ${found} here; at most ${most} are allowed.`,
  'not-here': ({ thing }) => `This is missing here: ${THINGS[thing]}.`,
  'no-such-card': ({ asks }) => `No card asks for this: ${asks}.`,
  alike: ({ other }) => `This is like what stands at ${other}.`,
  'tax-kinds': ({ found, wanted }) => `Tax cards that give a force: ${found}; there should be ${wanted}.`,
  'solo-positions': ({ found, wanted }) => `The positions are ${found}; they should be ${wanted}.`,
  'solo-occupied': ({ found, wanted }) => `Occupied areas: ${found}; there should be ${wanted}.`,
  'not-a-land': ({ id }) => `“${id}” is the home of a satrap.`,
  'land-occupied': ({ id, found, wanted }) =>
    `“${id}” is occupied on ${found} cards; it should be ${wanted}.`,
};
