/** What a field of a pack may be. */
export type FieldType = 'text' | 'wholeNumber' | 'list' | 'object';

/** Faults that make any pack unreadable, by code, with the values for their sentence. */
export interface FormFaults {
  'missing-field': { readonly field: string };
  'unknown-field': { readonly field: string };
  'wrong-type': { readonly expected: FieldType };
  /** The field `format` names something else. */
  'wrong-format': { readonly expected: string };
  'empty-text': NoValues;
  'invisible-characters': NoValues;
  'text-too-long': { readonly most: number };
  'out-of-range': { readonly least: number; readonly most: number };
  'list-too-long': { readonly most: number };
  /** Not one of the allowed words. */
  'unknown-word': { readonly allowed: string };
  /** An id: lower-case letters, digits and hyphens. */
  'wrong-id': NoValues;
  'id-twice': { readonly id: string };
  /** A pack's words: no language at all, or a key that is not a code such as `de`. */
  'no-language': NoValues;
  'wrong-language': { readonly language: string };
  /** A thing without a name in some language, or a name for a thing that does not exist. */
  'missing-name': { readonly id: string };
  'idle-name': { readonly id: string };
}

export interface NoValues {
  readonly [name: string]: never;
}

/** A sentence for every problem, from its values. */
export type ProblemSentences<Problems> = {
  readonly [Code in keyof Problems]: (values: Problems[Code]) => string;
};
