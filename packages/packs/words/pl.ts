import type { FieldType, FormFaults, ProblemSentences } from '../form-faults.ts';
import type { Span } from './span.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'tekst',
  wholeNumber: 'liczba całkowita',
  list: 'lista',
  object: 'obiekt z nazwanymi polami',
};

/** `od 2 do 3`, or the only allowed number. */
export function span({ least, most }: Span): string {
  return least === most ? `dokładnie ${least}` : `od ${least} do ${most}`;
}

export const formFaults: ProblemSentences<FormFaults> = {
  'missing-field': ({ field }) => `Brakuje pola „${field}”.`,
  'unknown-field': ({ field }) => `Pole „${field}” jest nieznane.`,
  'wrong-type': ({ expected }) => `Tu powinno być: ${TYPES[expected]}.`,
  'wrong-format': ({ expected }) => `Format powinien brzmieć „${expected}”.`,
  'empty-text': () => 'Ten tekst jest pusty.',
  'invisible-characters': () => 'Ten tekst zawiera niewidoczne znaki.',
  'text-too-long': ({ most }) => `Ten tekst jest za długi; największa dozwolona liczba znaków: ${most}.`,
  'out-of-range': (values) => `Ta liczba powinna wynosić ${span(values)}.`,
  'list-too-long': ({ most }) => `Ta lista jest za długa; największa dozwolona długość: ${most}.`,
  'unknown-word': ({ allowed }) => `Tego tu nie ma. Możliwe: ${allowed}.`,
  'wrong-id': () => 'Identyfikator składa się z małych liter, cyfr i łączników i zaczyna się od litery.',
  'id-twice': ({ id }) => `Identyfikator „${id}” występuje dwa razy.`,
  'no-language': () => 'Słowa muszą być podane w co najmniej jednym języku.',
  'wrong-language': ({ language }) => `„${language}” nie jest kodem języka, takim jak „pl”.`,
  'missing-name': ({ id }) => `Brakuje nazwy dla „${id}”.`,
  'idle-name': ({ id }) => `Nie ma tu niczego o identyfikatorze „${id}”.`,
};

export const unknownProblem = 'Coś jest tu nie tak z zestawem zawartości.';
