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
}

export interface NoValues {
  readonly [name: string]: never;
}

/** For every problem a sentence from the values that belong to it. */
export type ProblemSentences<Problems> = {
  readonly [Code in keyof Problems]: (values: Problems[Code]) => string;
};
