import type { Game } from '@triptych/kernel';
import { BadLog } from './bad-log.ts';
import type { TableEntry } from './entry.ts';
import type { Snapshot } from './state.ts';
import { Table } from './table.ts';

export interface StoredTable {
  readonly entries: readonly TableEntry[];
  /** The table as it was after so many entries, for the day on which the rules change. */
  readonly snapshot: { readonly state: Snapshot; readonly after: number } | null;
}

/**
 * A table, and, if the rules have changed since it was played, the entry from which it goes on under the new ones.
 * Null if it cannot be opened: it is over, or somebody else goes on with newer rules.
 */
export function reopenTable(
  game: Game,
  { entries, snapshot }: StoredTable,
  now: number,
): { readonly table: Table; readonly entry: TableEntry | null } | null {
  try {
    return { table: Table.open(game, entries), entry: null };
  } catch (error) {
    if (!(error instanceof BadLog)) throw error;
    const first = entries[0]?.act;
    if (snapshot === null || first?.do !== 'create') return null;
    // Another host knows newer rules: it alone goes on with the match.
    if (entries.some(({ act }) => act.do === 'snapshot' && (act.snapshot.match?.rules ?? 0) > game.rules))
      return null;
    // The match goes on from the state that the old rules had led to.
    const table = Table.revive(game, first.config, snapshot.state, entries.slice(snapshot.after));
    const at = Math.max(now, table.at);
    return { table, entry: { at, act: { do: 'snapshot', snapshot: table.snapshot() } } };
  }
}
