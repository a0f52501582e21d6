import type { FieldType, Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'a text',
  wholeNumber: 'a whole number',
  list: 'a list',
  object: 'an object with named fields',
};

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'a force', resources: 'resources' } as const;

/** `2 to 3`, or the one number that is right. */
function span({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? `exactly ${least}` : `${least} to ${most}`;
}

export const packProblems: PackProblemSentences = {
  'missing-field': ({ field }) => `The field “${field}” is missing.`,
  'unknown-field': ({ field }) => `The field “${field}” is unknown.`,
  'wrong-type': ({ expected }) => `This should be ${TYPES[expected]}.`,
  'wrong-format': ({ expected }) => `The format should be “${expected}”.`,
  'empty-text': () => 'This text is empty.',
  'invisible-characters': () => 'This text contains characters that cannot be seen.',
  'text-too-long': ({ most }) => `This text is too long; at most ${most} characters fit.`,
  'out-of-range': (values) => `This number should be ${span(values)}.`,
  'unknown-word': ({ allowed }) => `There is no such thing here; there are ${allowed}.`,
  'wrong-length': ({ found, wanted }) => `This list has ${found} entries; it must have ${wanted}.`,
  'wrong-id': () => 'An id consists of small letters, digits and hyphens.',
  'event-effect': () => 'An event must either stop a resource or give something.',
  'wrong-number': ({ found, wanted }) => `Found here: ${found}; the rules need ${wanted}.`,
  'id-twice': ({ id }) => `The id “${id}” is used twice.`,
  'unknown-area': ({ id }) => `There is no area “${id}”.`,
  'area-twice': ({ id }) => `The area “${id}” stands here twice.`,
  'no-event-for': ({ thing }) => `There is no event against this: ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `There is no event that gives ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Tax cards that give a force: ${found}; with other than ${span(range)} no fair deal is possible.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]}: found ${found}; it should be ${wanted}.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]}: found ${found}; it should be ${span(range)}.`,
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
