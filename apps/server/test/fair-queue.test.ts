import { expect, it } from 'vitest';
import { FairQueue } from '../tables/fair-queue.ts';

it('a table whose bots have thought for long waits for one whose bots have not', async () => {
  let now = 0;
  const queue = new FairQueue(() => now);
  const woken: string[] = [];
  const wait = (table: string): Promise<void> => queue.wait(table).then(() => void woken.push(table));
  queue.spent('masters', 5000);
  const waiting = [wait('masters'), wait('masters'), wait('people')];
  queue.next();
  queue.next();
  await waiting[2];
  await waiting[0];
  expect(woken).toEqual(['people', 'masters']);
  expect(queue.length).toBe(1);
  queue.wakeAll();
  await waiting[1];
  // What was long ago no longer counts against a table.
  now = 1_000_000;
  queue.spent('people', 100);
  const later = [wait('people'), wait('masters')];
  queue.next();
  await later[1];
  expect(woken.at(-1)).toBe('masters');
  queue.wakeAll();
  await later[0];
});
