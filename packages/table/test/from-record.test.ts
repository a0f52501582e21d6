import { describe, expect, it } from 'vitest';
import { lookout, MARK, PASS, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import type { MatchRecord } from '@triptych/kernel';
import { entriesAtDevice, entriesFromRecord, Table } from '../index.ts';
import { Seated } from './seated.ts';

function recordOf({ table }: { table: Table }): MatchRecord {
  if (table.record === null) throw new Error('no record');
  return JSON.parse(JSON.stringify(table.record)) as MatchRecord;
}

describe('a table that continues a record', () => {
  it('asks the same question of the same seat, with the record’s seed', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    const record = recordOf(seated);
    const table = Table.open(lookout, entriesFromRecord(record, { seed: null, now: 7 }));
    expect(table.config).toMatchObject({ seed: record.seed, host: 'seat 0' });
    for (const viewer of [0, 1] as const)
      expect(table.viewerState(viewer).view).toEqual(seated.table.viewerState(viewer).view);
    expect(recordOf({ table }).log.map(({ at: _at, ...entry }) => entry)).toEqual(
      record.log.map(({ at: _at, ...entry }) => entry),
    );
  });

  it('has no time later than now, whatever the record says', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    const record = recordOf(seated);
    for (const at of [6, 8, 9e15]) {
      const log = record.log.map((entry) => ({ ...entry, at }));
      const table = Table.open(lookout, entriesAtDevice({ ...record, log }, 7));
      expect([table.at, table.fresh(0).createdAt]).toEqual([Math.min(at, 7), Math.min(at, 7)]);
    }
    const rising = record.log.map((entry, number) => ({ ...entry, at: 5 + number }));
    const entries = entriesAtDevice({ ...record, log: rising }, 7);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort((a, b) => a - b));
    expect(entries.at(-1)?.at).toBe(Math.min(7, 4 + rising.length));
  });

  it('continues under newer rules from the state that the record has for them', () => {
    const newer: typeof lookout = { ...lookout, rules: 2 };
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    const snapshot = JSON.parse(JSON.stringify(seated.table.snapshot()));
    const revived = Table.revive(newer, seated.table.config, snapshot, []);
    const record = recordOf({ table: revived });
    const table = Table.open(newer, entriesAtDevice(record, 7));
    expect(table.viewerState(0)).toMatchObject({ status: 'running', view: revived.viewerState(0).view });
    expect(table.waitingFor).toEqual([0]);
    for (const answer of [MARK, PASS]) {
      const { questionVersion } = table;
      const from = { from: 'person', id: table.host, name: '' } as const;
      const checked = table.check({ do: 'answer', seat: 0, questionVersion, answer }, from, 9, null);
      if (!checked.ok || checked.entry === null) throw new Error('refused');
      table.enter(checked.entry);
    }
    expect(table.viewerState(0).view).toMatchObject({ phase: 'bids', marks: [1, 2] });
  });
});
