/** What a field of a pack may be. */
export type FieldType = 'text' | 'wholeNumber' | 'list' | 'object';

/** Faults of form that any pack may have: it cannot be read. By code, what the sentence about it must know. */
export interface FormFaults {
  'missing-field': { readonly field: string };
  'unknown-field': { readonly field: string };
  'wrong-type': { readonly expected: FieldType };
  /** The field `format` says that this is something else. */
  'wrong-format': { readonly expected: string };
  'empty-text': NoValues;
  'invisible-characters': NoValues;
  'text-too-long': { readonly most: number };
  'out-of-range': { readonly least: number; readonly most: number };
  'list-too-long': { readonly most: number };
  /** Not one of the words that may stand here. */
  'unknown-word': { readonly allowed: string };
  /** An id: small letters, digits and hyphens. */
  'wrong-id': NoValues;
  'id-twice': { readonly id: string };
  /** The words of a pack: no language at all, or one that is no code such as `de`. */
  'no-language': NoValues;
  'wrong-language': { readonly language: string };
  /** A language in which this thing has no name, or a name for a thing that is not there. */
  'missing-name': { readonly id: string };
  'idle-name': { readonly id: string };
}

export interface NoValues {
  readonly [name: string]: never;
}

/** For every problem a sentence from the values that belong to it. */
export type ProblemSentences<Problems> = {
  readonly [Code in keyof Problems]: (values: Problems[Code]) => string;
};
