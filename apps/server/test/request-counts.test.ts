import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestCounts } from '../http/request-counts.ts';

const MINUTE = 60_000;

describe('requests of an address', () => {
  afterEach(() => vi.useRealTimers());

  function counter(): (address: string) => number | undefined {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const counts = new RequestCounts();
    return (address) => {
      let current;
      counts.incr(address, (_error, result) => (current = result?.current), MINUTE);
      return current;
    };
  }

  it('are counted for a minute, for each address', () => {
    const count = counter();
    expect([count('a'), count('a'), count('b')]).toEqual([1, 2, 1]);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(count('a')).toBe(3);
    vi.advanceTimersByTime(1);
    expect([count('a'), count('b'), count('b')]).toEqual([1, 1, 2]);
  });

  it('are counted for a minute even if the clock is set back', () => {
    const count = counter();
    expect([count('a'), count('a')]).toEqual([1, 2]);
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    vi.advanceTimersByTime(MINUTE);
    expect(count('a')).toBe(1);
  });

  it('are forgotten when there are too many addresses, the oldest first', () => {
    const count = counter();
    for (let address = 0; address <= 5000; address++) count(`${address}`);
    expect([count('5000'), count('0')]).toEqual([2, 1]);
  });
});
