import type { Snapshot, TableEntry } from '@triptych/protocol';
import type { Game } from '@triptych/kernel';
import { BadLog } from './bad-log.ts';
import { Table } from './table.ts';

export interface StoredTable {
  readonly entries: readonly TableEntry[];
  /** A snapshot after that many entries, in case the rules change. */
  readonly snapshot: { readonly state: Snapshot; readonly after: number } | null;
}

/**
 * Opens a stored table. If its rules have changed, also returns the snapshot entry from which it continues.
 * Null if it cannot be opened: it is over, or another server runs it with newer rules.
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
    // A server with newer rules has taken over the match.
    if (entries.some(({ act }) => act.do === 'snapshot' && (act.snapshot.match?.rules ?? 0) > game.rules))
      return null;
    // Continue from the state reached under the old rules.
    const table = Table.revive(game, first.config, snapshot.state, entries.slice(snapshot.after));
    const at = Math.max(now, table.at);
    return { table, entry: { at, act: { do: 'snapshot', snapshot: table.snapshot() } } };
  }
}
