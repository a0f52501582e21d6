import type { FieldType, FormFaults, ProblemSentences } from '../form-faults.ts';
import type { Span } from './span.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  wholeNumber: 'a whole number',
  list: 'a list',
  object: 'an object with named fields',
};

/** `2 to 3`, or the only allowed number. */
export function span({ least, most }: Span): string {
  return least === most ? `exactly ${least}` : `${least} to ${most}`;
}

export const formFaults: ProblemSentences<FormFaults> = {
  'missing-field': ({ field }) => `The field “${field}” is missing.`,
  'unknown-field': ({ field }) => `The field “${field}” is unknown.`,
  'wrong-type': ({ expected }) => `This should be ${TYPES[expected]}.`,
  'wrong-format': ({ expected }) => `The format should be “${expected}”.`,
  'empty-text': () => 'This text is empty.',
  'invisible-characters': () => 'This text contains invisible characters.',
  'text-too-long': ({ most }) => `This text is too long; maximum number of characters: ${most}.`,
  'out-of-range': (values) => `This number should be ${span(values)}.`,
  'list-too-long': ({ most }) => `This list is too long; maximum number of entries: ${most}.`,
  'unknown-word': ({ allowed }) => `This is not a known word here; use one of: ${allowed}.`,
  'wrong-id': () => 'An id consists of lower-case letters, digits and hyphens, and starts with a letter.',
  'id-twice': ({ id }) => `The id “${id}” is used twice.`,
  'no-language': () => 'There must be words in at least one language.',
  'wrong-language': ({ language }) => `“${language}” is not a language code such as “en”.`,
  'missing-name': ({ id }) => `The name of “${id}” is missing.`,
  'idle-name': ({ id }) => `Nothing here has the id “${id}”.`,
};

/** A problem that the game does not know. */
export const unknownProblem = 'Something is wrong with the content pack here.';
