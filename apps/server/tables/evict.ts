import type { LiveTable } from '@triptych/table';

export interface RegistryLimits {
  /** Tables without viewers leave memory after this many milliseconds. */
  readonly idle: number;
  /** Above this number the longest unused tables leave memory at once. */
  readonly tablesInMemory: number;
}

/** The tables that nobody uses and that should leave memory. */
export function tablesToEvict(
  tables: readonly LiveTable[],
  { idle, tablesInMemory }: RegistryLimits,
  now: number,
): LiveTable[] {
  const unused = tables
    .filter(({ listeners, busy }) => listeners.size === 0 && !busy)
    .sort((a, b) => a.usedAt - b.usedAt);
  const surplus = tables.length - tablesInMemory;
  return unused.filter(({ usedAt }, place) => now - usedAt >= idle || place < surplus);
}
