import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { rest } from '@triptych/protocol';
import type { Server } from '../serve.ts';
import { Feed } from './feed.ts';
import { freePort } from './free-port.ts';
import { Guest, type Player } from './guest.ts';
import { checkVapid, MailBox, PostBox, Subscription } from './notice-receivers.ts';
import { type TestDatabase, sqliteTestDatabase, started, WIDE } from './test-server.ts';

/** Notices are sent as soon as possible. */
const QUICK = { tick: 20, settle: 30, gap: 0, lease: 2000 };
const AT_ONCE: rest.NoticePreferences = {
  when: 'at-once',
  awayMinutes: 5,
  digestAt: 480,
  quiet: null,
  timeZone: 'Europe/Warsaw',
  language: 'en',
};

/** Everybody has their own address, because each address may add few channels per minute. */
let addresses = 0;
const elsewhere = (): Record<string, string> => ({ 'x-forwarded-for': `10.0.0.${++addresses % 250}` });

describe('notices', () => {
  let testDatabase: TestDatabase;
  let server: Server;
  let mails: MailBox;
  let posts: PostBox;
  let base: string;
  beforeAll(async () => {
    [testDatabase, mails, posts] = await Promise.all([sqliteTestDatabase(), MailBox.open(), PostBox.open()]);
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    const notices = { smtp: mails.url, mailFrom: 'Triptych <games@example.org>', privateWebhooks: true };
    server = await started(testDatabase, { port, base, notices, trustProxy: true }, { noticeTimes: QUICK });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([mails.close(), posts.close(), testDatabase.close()]);
  });

  /** Ana and Ben choose castles in turn: Ana is asked first. */
  async function match(
    anas: string,
    bens: string,
  ): Promise<{ ana: Guest; ben: Guest; table: string; readonly start: () => Promise<Player[]> }> {
    const ana = await Guest.come(server.port, anas);
    const ben = await Guest.come(server.port, bens);
    const { table, key } = await ana.createTable({
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { first: '1' },
    });
    await ben.command(table, { do: 'sit', seat: 1 }, key);
    return {
      ana,
      ben,
      table,
      start: async () => {
        const players = [await ana.sit(table), await ben.sit(table)];
        await players[0].say({ do: 'start' });
        await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
        return players;
      },
    };
  }

  async function add(guest: Guest, channel: rest.NewNoticeChannel): Promise<rest.NoticeChannel> {
    const { status, body } = await guest.send<rest.NoticeChannel>(
      'POST',
      '/me/notices/channels',
      channel,
      elsewhere(),
    );
    expect(status).toBe(201);
    return body;
  }

  const wish = (guest: Guest, change: Partial<rest.NoticePreferences> = {}): Promise<unknown> =>
    guest.send('PUT', '/me/notices', { ...AT_ONCE, ...change });

  const webhook = (path: string, format: rest.WebhookFormat = 'json'): rest.NewNoticeChannel => ({
    kind: 'webhook',
    url: posts.url(path),
    format,
  });

  /** Resolves when everything that is due now was sent: a notice to another path has arrived. */
  let bells = 0;
  async function allSent(): Promise<void> {
    const name = `bell${++bells}`;
    const bell = await Guest.come(server.port, name);
    const { id } = await add(bell, webhook(name));
    await bell.send('POST', `/me/notices/channels/${id}/test`, undefined, elsewhere());
    await posts.post(name);
  }

  it('a webhook is told once of each turn, and only whose turn it is and where', async () => {
    const { ana, table, start } = await match('Ana', 'Ben');
    await wish(ana);
    await add(ana, webhook('ana'));
    const [first] = await start();
    const notice = await posts.json('ana');
    expect(notice).toEqual({
      title: 'Your turn',
      lines: ['Bellum Magica with Ben'],
      link: `${base}/t/${table}`,
      stop: expect.stringMatching(new RegExp(`^${base}/notices/stop\\?c=[\\w-]+&s=[\\w-]+$`)),
    });
    // What others say or do meanwhile does not repeat it.
    await first.say({ do: 'chat', text: 'hello' });
    await allSent();
    expect(posts.at('ana')).toHaveLength(1);
  });

  it('a mail address is used only after its link was opened and its button pressed', async () => {
    const { ana, ben, start } = await match('Ola', 'Jan');
    await wish(ana, { language: 'pl' });
    const { confirmed } = await add(ana, { kind: 'mail', address: 'ola@example.org' });
    expect(confirmed).toBe(false);
    const asking = await mails.mail(1);
    expect(asking).toMatchObject({ from: 'games@example.org', to: ['ola@example.org'] });
    expect(asking.text).toContain('Czy to twój adres?');
    await start();
    await allSent();
    expect(mails.mails).toHaveLength(1);
    const link = /http\S+\/notices\/confirm\S+/.exec(asking.text)?.[0] ?? '';
    // A mail program that opens links confirms nothing.
    expect(await (await fetch(link)).text()).toContain('<button>Potwierdź adres</button>');
    expect(
      (
        await fetch(
          link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
          { method: 'POST' },
        )
      ).status,
    ).toBe(404);
    await allSent();
    expect(mails.mails).toHaveLength(1);
    const pressed = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base },
    });
    expect(pressed.status).toBe(200);
    const { text } = await mails.mail(2);
    expect(text).toContain('Twoja kolej');
    expect(text).toContain('Bellum Magica, grają też: Jan');
    expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    // The last one: in the header it is encoded differently.
    const stop = text.match(/http\S+\/notices\/stop[^\s>]+/g)?.at(-1) ?? '';
    // It stops nobody else's notices.
    const other = await add(ben, webhook('jan'));
    const wrong = stop.replace(/c=[^&]+/, `c=${other.id}`);
    expect((await fetch(wrong, { method: 'POST' })).status).toBe(404);
    // The one-click stop of a mail program comes without an origin or a cookie.
    const stopped = await fetch(stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    const { body } = await ana.send<rest.MyNotices>('GET', '/me/notices');
    expect(body.channels).toEqual([]);
    expect((await ben.send<rest.MyNotices>('GET', '/me/notices')).body.channels).toHaveLength(1);
  });

  it('a stranger’s address is not asked again and again', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 4; number++) {
      const guest = await Guest.come(server.port, 'Spam');
      const { status } = await guest.send(
        'POST',
        '/me/notices/channels',
        {
          kind: 'mail',
          address: 'Victim@example.org',
        },
        elsewhere(),
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it('a push is encrypted for its browser and signed by the server; a browser that is gone is forgotten', async () => {
    const { ana, table, start } = await match('Pia', 'Tom');
    await wish(ana, { language: 'de' });
    const browser = new Subscription(posts.url('push'));
    const { endpoint, keys } = browser;
    await add(ana, { kind: 'push', endpoint, keys, label: 'Phone' });
    const { body: mine } = await ana.send<rest.MyNotices>('GET', '/me/notices');
    expect(mine.channels).toMatchObject([{ kind: 'push', endpoint, confirmed: true }]);
    posts.statuses = [201];
    const [first, second] = await start();
    const { headers, body } = await posts.post('push');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    const { aud, exp, sub } = checkVapid(headers.authorization, mine.pushKey);
    expect({ aud, sub }).toEqual({ aud: new URL(endpoint).origin, sub: 'mailto:games@example.org' });
    expect(exp * 1000).toBeGreaterThan(Date.now());
    expect(exp * 1000).toBeLessThan(Date.now() + 24 * 3600_000);
    expect(JSON.parse(browser.decrypt(body))).toEqual({
      title: 'Du bist am Zug',
      body: 'Bellum Magica, mit dabei: Tom',
      link: `${base}/t/${table}`,
      stop: expect.stringContaining('/notices/stop?'),
      stopLabel: 'Benachrichtigungen beenden',
      tag: table,
    });
    expect(() => new Subscription(endpoint).decrypt(body)).toThrow(/authenticate/);
    posts.statuses = [410, 204];
    const { id } = mine.channels[0];
    await ana.send('POST', `/me/notices/channels/${id}/test`, undefined, elsewhere());
    await posts.post('push', 2);
    await allSent();
    expect((await ana.send<rest.MyNotices>('GET', '/me/notices')).body.channels).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it('Discord, Slack and ntfy get what they understand, and names cannot play tricks there', async () => {
    const { ana, start } = await match('Ida', '@everyone <!x> *b*');
    await wish(ana);
    await add(ana, webhook('discord', 'discord'));
    await add(ana, webhook('slack', 'slack'));
    await add(ana, webhook('ntfy', 'ntfy'));
    await start();
    const discord = await posts.json('discord');
    expect(discord.content).toMatch(/^\*\*Your turn\*\*\nBellum Magica with \\@everyone/);
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    expect((await posts.json('slack')).text).toContain('with @everyone &lt;!x&gt; b\n');
    const { headers, body } = await posts.post('ntfy');
    expect(headers.title).toBe('Your turn');
    expect(headers.click).toContain('/t/');
    expect(body.toString()).toContain('Bellum Magica with @everyone');
  });

  it('nobody is told while a page is in front of them; somebody who leaves is', async () => {
    const { ana, start } = await match('Una', 'Leo');
    await wish(ana);
    await add(ana, webhook('una'));
    const page = await Feed.open(ana);
    page.send({ visible: true });
    await page.until(() => page.frames.length > 0);
    const [first] = await start();
    await page.until(() => page.tables.some(({ asked }) => asked.includes(0)));
    await allSent();
    expect(posts.at('una')).toHaveLength(0);
    page.close();
    await posts.json('una');
    await first.close();
  });

  it('a turn that ends in time needs no notice, and the next one counts anew', async () => {
    const { ana, ben, start } = await match('Eva', 'Kai');
    await wish(ben, { when: 'away', awayMinutes: 1 });
    await add(ben, webhook('kai'));
    await wish(ana);
    await add(ana, webhook('eva'));
    const page = await Feed.open(ben);
    page.send({ visible: true });
    await page.until(() => page.frames.length > 0);
    const [first, second] = await start();
    await posts.json('eva');
    await first.answer(firstOption(first));
    await second.until(() => second.state.question !== null);
    await second.answer(firstOption(second));
    await posts.json('eva', 2);
    await allSent();
    expect(posts.at('kai')).toHaveLength(0);
    page.close();
    await Promise.all([first.close(), second.close()]);
  });

  it('a digest comes at its hour, with all matches; quiet hours hold notices back', async () => {
    const { ana, start } = await match('Dora', 'Finn');
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    await wish(ana, { quiet: { from: minute, to: (minute + 120) % 1440 }, timeZone: 'UTC' });
    await add(ana, webhook('dora'));
    await start();
    await allSent();
    expect(posts.at('dora')).toHaveLength(0);
    const { storage } = server.registry;
    await wish(ana, { when: 'digest', digestAt: minute, timeZone: 'UTC' });
    await storage.db
      .updateTable('notice_preferences')
      .set({ digest_due: 1 })
      .where('origin', '=', base)
      .where('digest_due', 'is not', null)
      .execute();
    expect(await posts.json('dora')).toMatchObject({
      title: 'Your turn in 1 match',
      lines: ['Bellum Magica with Finn'],
      link: `${base}/#/matches`,
    });
    await allSent();
    expect(posts.at('dora')).toHaveLength(1);
  });

  it('what cannot be delivered is tried again later, once it is due', async () => {
    const { ana, start } = await match('Rea', 'Sol');
    await wish(ana);
    await add(ana, webhook('rea'));
    posts.statuses = [503, 204];
    await start();
    await posts.post('rea');
    const { db } = server.registry.storage;
    const waiting = () =>
      db.selectFrom('outbox').select(['id', 'tries', 'next_at']).where('state', '=', 'waiting').execute();
    await expect.poll(waiting).toMatchObject([{ tries: 1 }]);
    await allSent();
    expect(posts.at('rea')).toHaveLength(1);
    await db.updateTable('outbox').set({ next_at: 0 }).where('state', '=', 'waiting').execute();
    await posts.post('rea', 2);
    await allSent();
    expect(posts.at('rea')).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('a person gets no more notices in a day than the operator allows', async () => {
    const other = await sqliteTestDatabase();
    const limits = { ...WIDE, notices: 2 };
    const notices = { smtp: null, mailFrom: '', privateWebhooks: true };
    const few = await started(other, { limits, notices }, { noticeTimes: QUICK });
    try {
      const ana = await Guest.come(few.port, 'Ana');
      await wish(ana);
      const { body } = await ana.send<rest.NoticeChannel>('POST', '/me/notices/channels', webhook('few'));
      const tries: number[] = [];
      for (let number = 0; number < 3; number++)
        tries.push((await ana.send('POST', `/me/notices/channels/${body.id}/test`)).status);
      expect(tries).toEqual([200, 200, 429]);
      await posts.post('few', 2);
      const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'here', name: 'Ben' }] });
      await ana.command(table, { do: 'start' });
      const { db } = few.registry.storage;
      const later = Date.now() + 600_000;
      const held = () => db.selectFrom('turns').select('noticed').where('due_at', '>', later).execute();
      await expect.poll(held, { timeout: 10_000 }).toEqual([{ noticed: -1 }]);
      expect(posts.at('few')).toHaveLength(2);
    } finally {
      await few.stop();
      await other.close();
    }
  });

  it('if the operator does not allow private networks, none is reached', async () => {
    const other = await sqliteTestDatabase();
    const closed = await started(other, {}, { noticeTimes: QUICK });
    try {
      const ana = await Guest.come(closed.port, 'Ana');
      const named = (url: string): Promise<{ status: number }> =>
        ana.send('POST', '/me/notices/channels', { kind: 'webhook', url, format: 'json' });
      expect((await named(posts.url('closed'))).status).toBe(403);
      // A name is looked up when something is sent.
      expect((await named(`http://localhost:${posts.port}/closed`)).status).toBe(201);
      const { body } = await ana.send<rest.MyNotices>('GET', '/me/notices');
      await ana.send('POST', `/me/notices/channels/${body.channels[0].id}/test`);
      const { db } = closed.registry.storage;
      await expect
        .poll(() => db.selectFrom('outbox').select('state').execute(), { timeout: 10_000 })
        .toEqual([{ state: 'done' }]);
      expect(await db.selectFrom('notice_channels').select('failures').execute()).toEqual([{ failures: 1 }]);
      expect(posts.at('closed')).toEqual([]);
      expect(body.mail).toBe(false);
    } finally {
      await closed.stop();
      await other.close();
    }
  });
});

function firstOption({ state }: Player): number {
  const { question } = state;
  if (question?.shape.shape !== 'one') throw new Error('another question');
  return question.shape.of[0];
}
