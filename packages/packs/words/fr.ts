import type { FieldType, FormFaults, ProblemSentences } from '../form-faults.ts';
import type { Span } from './span.ts';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'un texte',
  wholeNumber: 'un nombre entier',
  list: 'une liste',
  object: 'un objet aux champs nommés',
};

/** `de 2 à 3`, or the only allowed number. */
export function span({ least, most }: Span): string {
  return least === most ? `exactement ${least}` : `de ${least} à ${most}`;
}

export const formFaults: ProblemSentences<FormFaults> = {
  'missing-field': ({ field }) => `Le champ « ${field} » manque.`,
  'unknown-field': ({ field }) => `Le champ « ${field} » est inconnu.`,
  'wrong-type': ({ expected }) => `Il faut ici ${TYPES[expected]}.`,
  'wrong-format': ({ expected }) => `Le format devrait être « ${expected} ».`,
  'empty-text': () => 'Ce texte est vide.',
  'invisible-characters': () => 'Ce texte contient des caractères invisibles.',
  'text-too-long': ({ most }) => `Ce texte est trop long ; nombre maximal de caractères : ${most}.`,
  'out-of-range': (values) => `Ce nombre devrait être : ${span(values)}.`,
  'list-too-long': ({ most }) => `Cette liste est trop longue ; nombre maximal d’éléments : ${most}.`,
  'unknown-word': ({ allowed }) => `Ce mot n’est pas connu ici ; mots possibles : ${allowed}.`,
  'wrong-id': () =>
    'Un identifiant se compose de minuscules, de chiffres et de traits d’union, et commence par une lettre.',
  'id-twice': ({ id }) => `L’identifiant « ${id} » est utilisé deux fois.`,
  'no-language': () => 'Il faut des noms dans au moins une langue.',
  'wrong-language': ({ language }) => `« ${language} » n’est pas un code de langue tel que « fr ».`,
  'missing-name': ({ id }) => `Le nom de « ${id} » manque.`,
  'idle-name': ({ id }) => `Rien ici ne porte l’identifiant « ${id} ».`,
};

export const unknownProblem = 'Quelque chose ne va pas ici dans le pack de contenu.';
