import type { Snapshot, TableEntry } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { lookout, MARK, PASS, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import { Table } from '../index.ts';
import { ANA, Seated } from './seated.ts';

const newer: typeof lookout = { ...lookout, rules: 2 };

function snapshotOf(seated: Seated): Snapshot {
  return JSON.parse(JSON.stringify(seated.table.snapshot())) as Snapshot;
}

describe('a change of rules', () => {
  it('continues from the snapshot, with its seats, numbers and sealed answers', () => {
    const seated = Seated.playing();
    seated.answer(0, 2);
    const table = Table.revive(newer, seated.table.config, snapshotOf(seated), []);
    expect(table.viewerState(0)).toEqual(seated.table.viewerState(0));
    expect(table.fresh(1)).toEqual(seated.table.fresh(1));
    expect(table.entries).toBe(seated.entries.length);
  });

  it('becomes an entry from which folding starts', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    const revived = Table.revive(newer, seated.table.config, snapshotOf(seated), []);
    const entries: TableEntry[] = [
      ...seated.entries,
      { at: 2000, act: { do: 'snapshot', snapshot: revived.snapshot() } },
    ];
    const again = Table.open(newer, JSON.parse(JSON.stringify(entries)) as TableEntry[]);
    expect(again.viewerState(0)).toEqual(seated.table.viewerState(0));
    expect(again.entries).toBe(entries.length);
    expect(() => Table.open(lookout, entries)).toThrow('other rules');
  });

  it('enters what came after the snapshot, as far as the new rules accept it', () => {
    const seated = Seated.lookingOut();
    const state = snapshotOf(seated);
    const from = seated.entries.length;
    seated.answer(0, MARK);
    seated.answer(0, PASS);
    const tail = seated.entries.slice(from);
    expect(Table.revive(newer, seated.table.config, state, tail).viewerState(0)).toEqual(
      seated.table.viewerState(0),
    );
    const strict: typeof lookout = {
      ...newer,
      pending: (now) =>
        newer
          .pending(now)
          .map((asked) =>
            asked.kind === 'look' ? { ...asked, shape: { shape: 'one', of: [MARK, PEEK] } } : asked,
          ),
    };
    const table = Table.revive(strict, seated.table.config, state, tail);
    expect(table.viewerState(0).view).toMatchObject({ phase: 'look', marks: [1, 2] });
    expect(table.entries).toBe(seated.entries.length);
    expect(
      table.check({ do: 'answer', seat: 0, questionVersion: table.questionVersion, answer: PEEK }, ANA, 0),
    ).toMatchObject({ ok: true });
  });
});
