import type { Refusal } from '@triptych/kernel';

/** The entries in memory no longer match those stored: somebody was erased from them. */
export class Rewritten extends Error {
  constructor() {
    super('the entries were rewritten');
  }
}

/** An entry that does not fit the ones before it: the log is damaged, or other rules wrote it. */
export class BadLog extends Error {
  readonly refusal: Refusal | null;

  constructor(message: string, refusal: Refusal | null = null) {
    super(message);
    this.refusal = refusal;
  }
}
