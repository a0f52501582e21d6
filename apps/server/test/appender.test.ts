import { describe, expect, it, vi } from 'vitest';
import { Appender } from '../storage/appender.ts';
import type { EntryRow } from '../storage/schema.ts';

const row = (number: number): EntryRow => ({ table_id: 't', number, body: '{}' });

/** A disk that finishes a transaction only when the test says so. */
function slowDisk() {
  const batches: number[][] = [];
  const waiting: ((fails: boolean) => void)[] = [];
  return {
    batches,
    append(rows: readonly EntryRow[]): Promise<readonly boolean[]> {
      batches.push(rows.map(({ number }) => number));
      return new Promise((resolve, reject) => {
        waiting.push((fails) =>
          fails ? reject(new Error('full')) : resolve(rows.map(({ number }) => number !== 3)),
        );
      });
    },
    done(fails = false): void {
      waiting.shift()?.(fails);
    },
  };
}

/** The result of an entry. */
function append(appender: Appender, number: number): Promise<boolean | Error> {
  return new Promise((resolve) => appender.append(row(number), resolve));
}

describe('answers that arrive together', () => {
  it('share one transaction; those that arrive meanwhile share the next', async () => {
    const disk = slowDisk();
    const sizes: number[] = [];
    const appender = new Appender(disk, (entries) => sizes.push(entries));
    const early = [1, 2, 3].map((number) => append(appender, number));
    await vi.waitUntil(() => disk.batches.length === 1);
    const late = [4, 5].map((number) => append(appender, number));
    expect(disk.batches).toEqual([[1, 2, 3]]);
    disk.done();
    // Each gets its own result: one number was taken.
    expect(await Promise.all(early)).toEqual([true, true, false]);
    await vi.waitUntil(() => disk.batches.length === 2);
    disk.done();
    expect(await Promise.all(late)).toEqual([true, true]);
    expect(disk.batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(sizes).toEqual([3, 2]);
  });

  it('fail together without affecting the next ones', async () => {
    const disk = slowDisk();
    const appender = new Appender(disk, () => {});
    const lost = [1, 2].map((number) => append(appender, number));
    await vi.waitUntil(() => disk.batches.length === 1);
    disk.done(true);
    for (const answer of await Promise.all(lost)) expect(answer).toBeInstanceOf(Error);
    const next = append(appender, 4);
    await vi.waitUntil(() => disk.batches.length === 2);
    disk.done();
    expect(await next).toBe(true);
  });
});
