/** What is wrong with a content pack, and where in it: a path such as `places[3].loot`. */
export interface PackProblem {
  readonly path: string;
  /** The violated demand by its number in the rules, or null for a fault of form. */
  readonly rule: string | null;
  /** What is wrong, as data for a translated sentence. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * A pack after reading: problems that make it unplayable, or the pack with findings. A finding is a demand on
 * our own packs that this one does not meet; it can still be played.
 */
export type PackReading<P> =
  | { readonly ok: true; readonly pack: P; readonly findings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };
