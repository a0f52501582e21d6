/** What is wrong with a content pack, and where in it: a path such as `places[3].loot`. */
export interface PackProblem {
  readonly path: string;
  /** The demand that is not met, as the ledger numbers it, or null for a fault of form. */
  readonly rule: string | null;
  /** What is wrong, as data for a translated sentence. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * A pack that was read: either problems that make it unplayable, or the pack itself with findings. A finding is a
 * demand on our own packs that this one does not meet; whoever wrote it may know better, and it can be played.
 */
export type PackReading<P> =
  | { readonly ok: true; readonly pack: P; readonly findings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };
