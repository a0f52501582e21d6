import { describe, expect, it } from 'vitest';
import { lookout, MARK, PASS } from '@triptych/kernel/test/games/lookout.ts';
import { reopenTable, type StoredTable, Table } from '../index.ts';
import { Seated } from './seated.ts';

const newer: typeof lookout = { ...lookout, rules: 2 };
const LATER = 5000;

/** A match in progress, as it is stored: its snapshot lacks the last two answers. */
function stored(): { seated: Seated; table: StoredTable } {
  const seated = Seated.lookingOut();
  const snapshot = { state: seated.table.snapshot(), after: seated.entries.length };
  seated.answer(0, MARK);
  seated.answer(0, PASS);
  return { seated, table: JSON.parse(JSON.stringify({ entries: seated.entries, snapshot })) as StoredTable };
}

describe('a stored table', () => {
  it('opens under its own rules, and needs no snapshot', () => {
    const { seated, table } = stored();
    const reopened = reopenTable(lookout, { ...table, snapshot: null }, LATER);
    expect(reopened?.entry).toBeNull();
    expect(reopened?.table.viewerState(0)).toEqual(seated.table.viewerState(0));
  });

  it('continues under other rules from its snapshot, which becomes an entry', () => {
    const { seated, table } = stored();
    const reopened = reopenTable(newer, table, LATER);
    expect(reopened?.table.viewerState(0)).toEqual(seated.table.viewerState(0));
    const entry = reopened?.entry;
    if (entry == null) throw new Error('no entry');
    expect(entry).toMatchObject({ at: LATER, act: { do: 'snapshot', snapshot: { match: { rules: 2 } } } });
    const again = Table.open(newer, [...table.entries, entry]);
    expect(again.viewerState(1)).toEqual(seated.table.viewerState(1));
    // The clock may have been set back.
    expect(reopenTable(newer, table, 0)?.entry?.at).toBe(seated.now);
  });

  it('does not open under other rules without a snapshot, nor after newer rules have taken over', () => {
    const { table } = stored();
    expect(reopenTable(newer, { ...table, snapshot: null }, LATER)).toBeNull();
    const entry = reopenTable(newer, table, LATER)?.entry;
    if (entry == null) throw new Error('no entry');
    const entries = [...table.entries, entry];
    expect(reopenTable(lookout, { ...table, entries }, LATER)).toBeNull();
    expect(reopenTable({ ...lookout, rules: 3 }, { ...table, entries }, LATER)).not.toBeNull();
  });

  it('whose game is at fault says so', () => {
    const faulty: typeof lookout = {
      ...lookout,
      apply: () => {
        throw new TypeError('a fault of the game');
      },
    };
    expect(() => reopenTable(faulty, stored().table, LATER)).toThrow('a fault of the game');
  });
});
