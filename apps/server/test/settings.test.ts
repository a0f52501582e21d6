import { type ServerRefusal } from '@triptych/protocol';
import { tableWords } from '@triptych/words';
import { describe, expect, it } from 'vitest';
import type { TableRefusal } from '@triptych/protocol';
import { banner } from '../banner.ts';
import { Bucket, Buckets } from '../limiter.ts';
import { type Flags, readSettings } from '../read-settings.ts';
import { serverWords } from '../words/index.ts';

const { en } = serverWords;
const read = (flags: Flags, environment: Record<string, string> = {}) =>
  readSettings(flags, environment, '/data', en);

describe('settings', () => {
  it('come from flags, then the environment, then the defaults', () => {
    const environment = { PORT: '9000', DATABASE_URL: 'postgres://db/x', LIMIT_CHAT: '7' };
    expect(read({ port: '9001', 'trust-proxy': true, log: 'debug' }, environment)).toMatchObject({
      settings: {
        port: 9001,
        database: 'postgres://db/x',
        data: '/data',
        trustProxy: true,
        log: 'debug',
        limits: { chat: 7, messages: 20 },
      },
    });
  });

  it.each<[Flags, string]>([
    [{ port: '70000' }, '--port needs a whole number, not “70000”.'],
    [{ port: 'x' }, 'whole number'],
    [{ log: 'loud' }, 'Choose from: silent'],
    [{ base: 'example' }, 'needs an address'],
  ])('that make no sense are named: %j', (flags, problem) => {
    expect(read(flags)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
  });

  it('give a banner with the network address and its QR code', () => {
    expect(banner({ host: '127.0.0.1', base: null }, 8080, en, null)).not.toContain('█');
    const shown = banner({ host: '0.0.0.0', base: 'https://play.example.org' }, 8080, en, 'secret');
    expect(shown).toContain('https://play.example.org/#/admin/secret');
    expect(shown).toContain('http://localhost:8080');
    expect(shown).toContain('https://play.example.org');
    expect(shown).toContain('█');
  });
});

describe('buckets', () => {
  it('allow a burst, and refill over time', () => {
    const bucket = new Bucket(2, 1, 0);
    expect([bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1000), bucket.take(1000)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect([bucket.full(1500), bucket.full(3000)]).toEqual([false, true]);
  });

  it('lose nothing when the clock is set back, and refill from then on', () => {
    const bucket = new Bucket(2, 1, 5000);
    expect([bucket.take(5000), bucket.take(0), bucket.take(0), bucket.take(1000)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('are separate for each name', () => {
    const buckets = new Buckets(1, 1);
    expect([
      buckets.take('a', 0),
      buckets.take('a', 0),
      buckets.take('b', 0),
      buckets.take('a', 70_000),
    ]).toEqual([true, false, true, true]);
  });
});

describe('words', () => {
  it('cover every refusal of table and server in every language', () => {
    for (const { refusals } of Object.values(tableWords)) {
      // The compiler proves that no code is missing; here each sentence is produced once.
      const all: Readonly<Record<TableRefusal | ServerRefusal, (values: Record<string, number>) => string>> =
        refusals;
      for (const sentence of Object.values(all))
        expect(sentence({ min: 2, max: 5, most: 3, least: 8 })).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
