import { lookout } from '@triptych/kernel/test/games/lookout.ts';
import { expect, it } from 'vitest';
import { type CommandReply, LiveTable, type StoreResult, Table } from '../index.ts';
import { ANA, config } from './seated.ts';

const BUSY = { ok: false, refusal: expect.objectContaining({ code: 'busy' }) };

/** A table whose storage answers when it is told to. */
class Slow {
  now = 1_700_000_000_000;
  readonly storing: ((stored: StoreResult) => void)[] = [];
  readonly replies: (CommandReply | Error)[] = [];
  readonly live = new LiveTable(
    'table',
    '',
    Table.open(lookout, [{ at: 0, act: { do: 'create', config: config() } }]),
    1,
    {
      append: (_entry, done) => void this.storing.push(done),
      load: async () => [],
      entered: () => {},
      unsure: () => {},
      drop: () => {},
      attended: () => {},
      now: () => this.now,
      newEpoch: () => 'epoch',
    },
  );

  say(text: string): void {
    this.live.submit({ do: 'chat', text }, ANA, text, null, (reply) => this.replies.push(reply));
  }
}

it('a command that has waited for more than five seconds is refused instead of making everybody wait', () => {
  const slow = new Slow();
  for (const text of ['first', 'second', 'third']) slow.say(text);
  expect([slow.storing.length, slow.live.busy]).toEqual([1, true]);
  slow.now += 5000;
  slow.storing.shift()?.(true);
  // Five seconds are not too long.
  expect([slow.replies.length, slow.storing.length]).toEqual([1, 1]);
  slow.now += 1;
  slow.storing.shift()?.(true);
  expect(slow.replies).toEqual([{ ok: true }, { ok: true }, BUSY]);
  expect([slow.storing.length, slow.live.busy, slow.live.finished]).toEqual([0, false, 3]);
  slow.say('fourth');
  expect(slow.storing).toHaveLength(1);
});

it('an entry whose number is always taken is given up after twenty attempts', async () => {
  const slow = new Slow();
  slow.say('Hello');
  let attempts = 0;
  while (slow.replies.length === 0) {
    slow.storing.shift()?.(false);
    attempts++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([attempts, slow.replies]).toEqual([20, [BUSY]]);
  expect(slow.live.table.entries).toBe(1);
});

it('is used whenever somebody comes, goes or says something, and forgets the feeds of those who are gone', () => {
  const slow = new Slow();
  const { live } = slow;
  const told: string[] = [];
  const nobody = { dismissed: () => {}, hangUp: () => {} };
  const listener = {
    viewer: 0,
    person: 'ana',
    screen: false,
    tell: (text: string) => void told.push(text),
    ...nobody,
  };
  const used = (act: () => void): number => {
    const before = (slow.now += 10);
    act();
    return live.usedAt - before;
  };
  expect(used(() => {})).toBe(-10);
  expect(used(() => live.listen(listener))).toBe(0);
  expect(used(() => slow.say('Hello'))).toBe(0);
  slow.storing.shift()?.(true);
  const { n } = live.table.fresh(0);
  expect(live.table.missed(0, n - 1)).toEqual(told);
  live.unwatch([0, 1]);
  expect(live.table.missed(0, n - 1)).toEqual(told);
  live.tellAll('news');
  expect(told.at(-1)).toBe('news');
  expect(used(() => live.unlisten(listener))).toBe(0);
  live.unwatch([0]);
  expect(live.table.missed(0, n - 1)).toBeNull();
});
