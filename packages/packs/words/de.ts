import type { FieldType, FormFaults, ProblemSentences } from '../form-faults.ts';
import type { Span } from './span.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'ein Text',
  wholeNumber: 'eine ganze Zahl',
  list: 'eine Liste',
  object: 'ein Objekt mit benannten Feldern',
};

/** `2 bis 3`, or the only allowed number. */
export function span({ least, most }: Span): string {
  return least === most ? `genau ${least}` : `${least} bis ${most}`;
}

export const formFaults: ProblemSentences<FormFaults> = {
  'missing-field': ({ field }) => `Das Feld „${field}“ fehlt.`,
  'unknown-field': ({ field }) => `Das Feld „${field}“ ist unbekannt.`,
  'wrong-type': ({ expected }) => `Hier sollte ${TYPES[expected]} stehen.`,
  'wrong-format': ({ expected }) => `Das Format sollte „${expected}“ sein.`,
  'empty-text': () => 'Dieser Text ist leer.',
  'invisible-characters': () => 'Dieser Text enthält Zeichen, die man nicht sieht.',
  'text-too-long': ({ most }) => `Dieser Text ist zu lang; erlaubt: höchstens ${most} Zeichen.`,
  'out-of-range': (values) => `Diese Zahl sollte ${span(values)} sein.`,
  'list-too-long': ({ most }) => `Diese Liste ist zu lang; erlaubte Einträge: höchstens ${most}.`,
  'unknown-word': ({ allowed }) => `Das gibt es hier nicht. Möglich: ${allowed}.`,
  'wrong-id': () =>
    'Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben.',
  'id-twice': ({ id }) => `Die Kennung „${id}“ kommt zweimal vor.`,
  'no-language': () => 'Es muss Wörter in mindestens einer Sprache geben.',
  'wrong-language': ({ language }) => `„${language}“ ist kein Sprachkürzel wie „de“.`,
  'missing-name': ({ id }) => `Der Name von „${id}“ fehlt.`,
  'idle-name': ({ id }) => `Hier gibt es nichts mit der Kennung „${id}“.`,
};

export const unknownProblem = 'Mit dem Inhaltspaket stimmt hier etwas nicht.';
