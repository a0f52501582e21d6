import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { rest } from '@triptych/protocol';
import { STANDARD_PREFERENCES } from '../notices/notice-store.ts';
import { encryptPush } from '../notices/push-message.ts';
import { ForbiddenAddress, isPublicAddress, safePost } from '../notices/safe-post.ts';
import { dueAt, minuteOfDay, nextTimeOfDay, quietUntil } from '../notices/when.ts';
import { PostBox, Subscription } from './notice-receivers.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('the encryption of a push', () => {
  it('gives the example of RFC 8291, and its receiver can read it', () => {
    const receiver = new Subscription('', {
      privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    });
    const body = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), receiver.keys, {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    });
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    expect(receiver.decrypt(body)).toBe('When I grow up, I want to be a watermelon');
  });
});

describe('the time of a notice', () => {
  const zones = ['UTC', 'Europe/Warsaw', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland'];
  const year = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
  const minute = fc.integer({ min: 0, max: 1439 });
  const zone = fc.constantFrom(...zones);
  /** Hours skipped or repeated by a clock change have no unique time. */
  const steady = minute.filter((at) => at >= 4 * 60);

  it('the next time of day comes within about a day, and the clock then shows it', () => {
    fc.assert(
      fc.property(year, steady, zone, (at, wanted, timeZone) => {
        const next = nextTimeOfDay(at, wanted, timeZone);
        expect(next).toBeGreaterThanOrEqual(at);
        expect(next - at).toBeLessThan(25.1 * 3600_000);
        expect(minuteOfDay(next, timeZone)).toBe(wanted);
      }),
    );
  });

  const preferences = fc.record({
    when: fc.constantFrom<rest.NoticePreferences['when']>('at-once', 'away'),
    awayMinutes: fc.integer({ min: 1, max: 500 }),
    digestAt: minute,
    quiet: fc.option(fc.record({ from: minute, to: minute })),
    timeZone: zone,
    language: fc.constant('en'),
  });

  it('nothing comes in quiet hours, while a page is open, or before its time', () => {
    fc.assert(
      fc.property(preferences, year, year, year, (wanted, since, hereUntil, now) => {
        const due = dueAt(wanted, { since, hereUntil, lastNotice: null }, now);
        if (due === null) throw new Error('there is a time');
        expect(due).toBeGreaterThanOrEqual(Math.max(now, since, hereUntil));
        const away = wanted.when === 'away' ? wanted.awayMinutes * 60_000 : 0;
        expect(due).toBeGreaterThanOrEqual(hereUntil + away);
        expect(quietUntil(due, wanted)).toBeNull();
      }),
    );
  });

  it('quiet hours may span midnight', () => {
    const wanted = {
      ...STANDARD_PREFERENCES,
      quiet: { from: 22 * 60, to: 7 * 60 },
      timeZone: 'Europe/Warsaw',
    };
    expect(quietUntil(Date.UTC(2026, 6, 1, 21, 30), wanted)).toBe(Date.UTC(2026, 6, 2, 5));
    expect(quietUntil(Date.UTC(2026, 6, 1, 12), wanted)).toBeNull();
  });
});

describe('an address that somebody else has chosen', () => {
  let box: PostBox;
  beforeAll(async () => {
    box = await PostBox.open();
  });
  afterAll(() => box.close());
  const body = Buffer.from('x');

  it('is public only outside of private, local and reserved networks, however it is written', () => {
    const closed =
      '127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1 255.255.255.255 ::1 :: ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fd00::1 ff02::1 2002:7f00:1:: 2001:db8::1 localhost';
    for (const address of closed.split(' '))
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of '8.8.8.8 172.32.0.1 1.1.1.1 2606:4700::1111'.split(' '))
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  it('is refused if any address of its name is private, in every spelling of this machine', async () => {
    const names = ['127.0.0.1', '[::1]', '0x7f000001', '2130706433', '127.1', '[::ffff:7f00:1]', 'localhost'];
    for (const name of names) {
      const url = `http://${name}:${box.port}/closed`;
      await expect(safePost({ url, headers: {}, body }, false)).rejects.toBeInstanceOf(ForbiddenAddress);
    }
    const both = (): Promise<string[]> => Promise.resolve(['8.8.8.8', '127.0.0.1']);
    const url = `http://both.example:${box.port}/closed`;
    await expect(safePost({ url, headers: {}, body }, false, both)).rejects.toBeInstanceOf(ForbiddenAddress);
    expect(box.at('closed')).toEqual([]);
  });

  it('is looked up once, and reached at the address that was checked; a redirect is not followed', async () => {
    let lookups = 0;
    const resolve = (name: string): Promise<string[]> => {
      expect(name).toBe('friend.example');
      lookups++;
      return Promise.resolve(['127.0.0.1']);
    };
    box.statuses = [307];
    box.location = box.url('elsewhere');
    const url = `http://friend.example:${box.port}/first?a=1`;
    expect(await safePost({ url, headers: { 'x-a': '1' }, body }, true, resolve)).toBe(307);
    expect(lookups).toBe(1);
    expect(box.posts.map(({ path }) => path)).toEqual(['/first?a=1']);
    expect(box.posts[0].headers.host).toBe(`friend.example:${box.port}`);
  });

  it('has a port that web servers use', async () => {
    const resolve = (): Promise<string[]> => Promise.reject(new Error('looked up'));
    for (const port of [1, 22, 25, 465, 587, 993, 5060, 6667]) {
      const url = `http://mail.example:${port}/`;
      await expect(safePost({ url, headers: {}, body }, false, resolve)).rejects.toBeInstanceOf(
        ForbiddenAddress,
      );
    }
    for (const url of ['http://a.example/', 'https://a.example/', 'https://a.example:8443/'])
      await expect(safePost({ url, headers: {}, body }, false, resolve)).rejects.toThrow('looked up');
  });

  it('may contain a user name, which only its server is told', async () => {
    const resolve = (): Promise<string[]> => Promise.resolve(['127.0.0.1']);
    const url = `http://ana:p%40ss%3Aword@friend.example:${box.port}/topic`;
    await safePost({ url, headers: {}, body }, true, resolve);
    const { headers, path } = box.posts[box.posts.length - 1];
    expect([path, headers.host]).toEqual(['/topic', `friend.example:${box.port}`]);
    expect(headers.authorization).toBe(`Basic ${Buffer.from('ana:p@ss:word').toString('base64')}`);
  });
});
