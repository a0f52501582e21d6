/** The reason for a refusal, from the refusal's numbers. */
export type RefusalSentence = (values: Readonly<Record<string, number>>) => string;

/** Why something is not a match record, from its reader's findings. */
export interface RecordSentences {
  readonly 'not-a-match': () => string;
  readonly 'other-format': (found: { readonly format: string }) => string;
  readonly 'bad-field': (found: { readonly field: string }) => string;
}
