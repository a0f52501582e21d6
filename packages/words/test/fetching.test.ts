import { describe, expect, it } from 'vitest';
import { fetchLater, speak, withWords } from '../fetching.ts';

describe('words on demand', () => {
  it('fetches the spoken language only, each part once, and again after a failure', async () => {
    const fetched: string[] = [];
    let online = false;
    fetchLater('de', () => Promise.resolve(fetched.push('de')));
    fetchLater('pl', async () => {
      if (!online) throw new Error('offline');
      fetched.push('pl');
    });
    await speak('de');
    expect(fetched).toEqual(['de']);
    await expect(speak('pl')).rejects.toThrow('offline');
    online = true;
    await speak('pl');
    await speak('pl');
    await speak('de');
    expect(fetched).toEqual(['de', 'pl']);
  });

  it('gives a module that loads later only together with its words', async () => {
    const words: { hello?: string } = {};
    await speak('de');
    const module = Promise.resolve().then(() => {
      fetchLater('de', () => Promise.resolve(Object.assign(words, { hello: 'Hallo' })));
      return words;
    });
    expect((await withWords(module)).hello).toBe('Hallo');
  });
});
