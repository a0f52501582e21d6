import type { FieldType, FormFaults, ProblemSentences } from '../form-faults.ts';
import type { Span } from './span.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'a text',
  wholeNumber: 'a whole number',
  list: 'a list',
  object: 'an object with named fields',
};

/** `2 to 3`, or the one number that is right. */
export function span({ least, most }: Span): string {
  return least === most ? `exactly ${least}` : `${least} to ${most}`;
}

export const formFaults: ProblemSentences<FormFaults> = {
  'missing-field': ({ field }) => `The field “${field}” is missing.`,
  'unknown-field': ({ field }) => `The field “${field}” is unknown.`,
  'wrong-type': ({ expected }) => `This should be ${TYPES[expected]}.`,
  'wrong-format': ({ expected }) => `The format should be “${expected}”.`,
  'empty-text': () => 'This text is empty.',
  'invisible-characters': () => 'This text contains characters that cannot be seen.',
  'text-too-long': ({ most }) => `This text is too long; at most ${most} characters fit.`,
  'out-of-range': (values) => `This number should be ${span(values)}.`,
  'list-too-long': ({ most }) => `This list is too long; at most ${most} fit.`,
  'unknown-word': ({ allowed }) => `There is no such thing here; there are ${allowed}.`,
  'wrong-id': () => 'An id consists of small letters, digits and hyphens, and begins with a letter.',
  'id-twice': ({ id }) => `The id “${id}” is given twice.`,
  'no-language': () => 'There must be words in at least one language.',
  'wrong-language': ({ language }) => `“${language}” is no code of a language, such as “en”.`,
  'missing-name': ({ id }) => `The name of “${id}” is missing.`,
  'idle-name': ({ id }) => `There is nothing here with the id “${id}”.`,
};

/** A problem that the game does not know. */
export const unknownProblem = 'Something is wrong with the content pack here.';
