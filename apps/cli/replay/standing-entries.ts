import type { Entry } from '@triptych/kernel';

/** By answer that stands: the number of its entry in the log. Entries that were taken back have no answer. */
export function standingEntries(log: readonly Entry[]): number[] {
  let standing: number[] = [];
  for (const [at, entry] of log.entries()) {
    if ('state' in entry) standing = [];
    else if ('undo' in entry) standing.length -= entry.undo;
    else standing.push(at + 1);
  }
  return standing;
}
