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
