import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { rest } from '@triptych/protocol';
import { Guest } from './guest.ts';
import { checkVapid, Subscription } from './notice-receivers.ts';
import { elsewhere, NoticeServer, QUICK } from './notice-server.ts';
import { sqliteTestDatabase, started } from './test-server.ts';

describe('the channels of notices', () => {
  let server: NoticeServer;
  beforeAll(async () => {
    server = await NoticeServer.open();
  });
  afterAll(() => server.close());

  it('a webhook is told once of each turn, and only whose turn it is and where', async () => {
    const { ana, table, start } = await server.match('Ana', 'Ben');
    await server.wish(ana);
    await server.add(ana, server.webhook('ana'));
    const [first] = await start();
    const notice = await server.posts.json('ana');
    expect(notice).toEqual({
      title: 'Your turn',
      lines: ['Bellum Magica with Ben'],
      link: `${server.base}/t/${table}`,
      stop: expect.stringMatching(new RegExp(`^${server.base}/notices/stop\\?c=[\\w-]+&s=[\\w-]+$`)),
    });
    // What others say or do meanwhile does not repeat it.
    await first.say({ do: 'chat', text: 'hello' });
    await server.allSent();
    expect(server.posts.at('ana')).toHaveLength(1);
  });

  it('a mail address is used only after its link was opened and its button pressed', async () => {
    const { ana, ben, start } = await server.match('Ola', 'Jan');
    await server.wish(ana, { language: 'pl' });
    const { confirmed } = await server.add(ana, { kind: 'mail', address: 'ola@example.org' });
    expect(confirmed).toBe(false);
    const asking = await server.mails.mail(1);
    expect(asking).toMatchObject({ from: 'games@example.org', to: ['ola@example.org'] });
    expect(asking.text).toContain('Czy to twój adres?');
    await start();
    await server.allSent();
    expect(server.mails.mails).toHaveLength(1);
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
    await server.allSent();
    expect(server.mails.mails).toHaveLength(1);
    const pressed = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.base },
    });
    expect(pressed.status).toBe(200);
    const { text } = await server.mails.mail(2);
    expect(text).toContain('Twoja kolej');
    expect(text).toContain('Bellum Magica, grają też: Jan');
    expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    // The last one: in the header it is encoded differently.
    const stop = text.match(/http\S+\/notices\/stop[^\s>]+/g)?.at(-1) ?? '';
    // It stops nobody else's notices.
    const other = await server.add(ben, server.webhook('jan'));
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
      const guest = await Guest.come(server.server.port, 'Spam');
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
    const { ana, table, start } = await server.match('Pia', 'Tom');
    await server.wish(ana, { language: 'de' });
    const browser = new Subscription(server.posts.url('push'));
    const { endpoint, keys } = browser;
    await server.add(ana, { kind: 'push', endpoint, keys, label: 'Phone' });
    const { body: mine } = await ana.send<rest.MyNotices>('GET', '/me/notices');
    expect(mine.channels).toMatchObject([{ kind: 'push', endpoint, confirmed: true }]);
    server.posts.statuses = [201];
    const [first, second] = await start();
    const { headers, body } = await server.posts.post('push');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    const { aud, exp, sub } = checkVapid(headers.authorization, mine.pushKey);
    expect({ aud, sub }).toEqual({ aud: new URL(endpoint).origin, sub: 'mailto:games@example.org' });
    expect(exp * 1000).toBeGreaterThan(Date.now());
    expect(exp * 1000).toBeLessThan(Date.now() + 24 * 3600_000);
    expect(JSON.parse(browser.decrypt(body))).toEqual({
      title: 'Du bist am Zug',
      body: 'Bellum Magica, mit dabei: Tom',
      link: `${server.base}/t/${table}`,
      stop: expect.stringContaining('/notices/stop?'),
      stopLabel: 'Benachrichtigungen beenden',
      tag: table,
    });
    expect(() => new Subscription(endpoint).decrypt(body)).toThrow(/authenticate/);
    server.posts.statuses = [410, 204];
    const { id } = mine.channels[0];
    await ana.send('POST', `/me/notices/channels/${id}/test`, undefined, elsewhere());
    await server.posts.post('push', 2);
    await server.allSent();
    expect((await ana.send<rest.MyNotices>('GET', '/me/notices')).body.channels).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it('Discord, Slack and ntfy get what they understand, and names cannot play tricks there', async () => {
    const { ana, start } = await server.match('Ida', '@everyone <!x> *b*');
    await server.wish(ana);
    await server.add(ana, server.webhook('discord', 'discord'));
    await server.add(ana, server.webhook('slack', 'slack'));
    await server.add(ana, server.webhook('ntfy', 'ntfy'));
    await start();
    const discord = await server.posts.json('discord');
    expect(discord.content).toMatch(/^\*\*Your turn\*\*\nBellum Magica with \\@everyone/);
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    expect((await server.posts.json('slack')).text).toContain('with @everyone &lt;!x&gt; b\n');
    const { headers, body } = await server.posts.post('ntfy');
    expect(headers.title).toBe('Your turn');
    expect(headers.click).toContain('/t/');
    expect(body.toString()).toContain('Bellum Magica with @everyone');
  });

  it('if the operator does not allow private networks, none is reached', async () => {
    const other = await sqliteTestDatabase();
    const closed = await started(other, {}, { noticeTimes: QUICK });
    try {
      const ana = await Guest.come(closed.port, 'Ana');
      const named = (url: string): Promise<{ status: number }> =>
        ana.send('POST', '/me/notices/channels', { kind: 'webhook', url, format: 'json' });
      expect((await named(server.posts.url('closed'))).status).toBe(403);
      // A name is looked up when something is sent.
      expect((await named(`http://localhost:${server.posts.port}/closed`)).status).toBe(201);
      const { body } = await ana.send<rest.MyNotices>('GET', '/me/notices');
      await ana.send('POST', `/me/notices/channels/${body.channels[0].id}/test`);
      const { db } = closed.registry.storage;
      await expect
        .poll(() => db.selectFrom('outbox').select('state').execute(), { timeout: 10_000 })
        .toEqual([{ state: 'done' }]);
      expect(await db.selectFrom('notice_channels').select('failures').execute()).toEqual([{ failures: 1 }]);
      expect(server.posts.at('closed')).toEqual([]);
      expect(body.mail).toBe(false);
    } finally {
      await closed.stop();
      await other.close();
    }
  });
});
