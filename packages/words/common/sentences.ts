/** Why not, from the numbers that the refusal carries. */
export type RefusalSentence = (values: Readonly<Record<string, number>>) => string;

/** Why something is not a match record, from what its reader found. */
export interface RecordSentences {
  readonly 'not-a-match': () => string;
  readonly 'other-format': (found: { readonly format: string }) => string;
  readonly 'bad-field': (found: { readonly field: string }) => string;
}
