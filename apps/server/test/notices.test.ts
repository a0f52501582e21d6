import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { rest } from '@triptych/protocol';
import { Feed } from './feed.ts';
import { Guest, type Player } from './guest.ts';
import { NoticeServer, QUICK } from './notice-server.ts';
import { sqliteTestDatabase, started, WIDE } from './test-server.ts';

describe('when notices are sent', () => {
  let server: NoticeServer;
  beforeAll(async () => {
    server = await NoticeServer.open();
  });
  afterAll(() => server.close());

  it('nobody is told while a page is in front of them; somebody who leaves is', async () => {
    const { ana, start } = await server.match('Una', 'Leo');
    await server.wish(ana);
    await server.add(ana, server.webhook('una'));
    const page = await Feed.open(ana);
    page.send({ visible: true });
    await page.until(() => page.frames.length > 0);
    const [first] = await start();
    await page.until(() => page.tables.some(({ asked }) => asked.includes(0)));
    await server.allSent();
    expect(server.posts.at('una')).toHaveLength(0);
    page.close();
    await server.posts.json('una');
    await first.close();
  });

  it('a turn that ends in time needs no notice, and the next one counts anew', async () => {
    const { ana, ben, start } = await server.match('Eva', 'Kai');
    await server.wish(ben, { when: 'away', awayMinutes: 1 });
    await server.add(ben, server.webhook('kai'));
    await server.wish(ana);
    await server.add(ana, server.webhook('eva'));
    const page = await Feed.open(ben);
    page.send({ visible: true });
    await page.until(() => page.frames.length > 0);
    const [first, second] = await start();
    await server.posts.json('eva');
    await first.answer(firstOption(first));
    await second.until(() => second.state.question !== null);
    await second.answer(firstOption(second));
    await server.posts.json('eva', 2);
    await server.allSent();
    expect(server.posts.at('kai')).toHaveLength(0);
    page.close();
    await Promise.all([first.close(), second.close()]);
  });

  it('a digest comes at its hour, with all matches; quiet hours hold notices back', async () => {
    const { ana, start } = await server.match('Dora', 'Finn');
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    await server.wish(ana, { quiet: { from: minute, to: (minute + 120) % 1440 }, timeZone: 'UTC' });
    await server.add(ana, server.webhook('dora'));
    await start();
    await server.allSent();
    expect(server.posts.at('dora')).toHaveLength(0);
    const { storage } = server.server.registry;
    await server.wish(ana, { when: 'digest', digestAt: minute, timeZone: 'UTC' });
    await storage.db
      .updateTable('notice_preferences')
      .set({ digest_due: 1 })
      .where('origin', '=', server.base)
      .where('digest_due', 'is not', null)
      .execute();
    expect(await server.posts.json('dora')).toMatchObject({
      title: 'Your turn in 1 match',
      lines: ['Bellum Magica with Finn'],
      link: `${server.base}/#/matches`,
    });
    await server.allSent();
    expect(server.posts.at('dora')).toHaveLength(1);
  });

  it('what cannot be delivered is tried again later, once it is due', async () => {
    const { ana, start } = await server.match('Rea', 'Sol');
    await server.wish(ana);
    await server.add(ana, server.webhook('rea'));
    server.posts.statuses = [503, 204];
    await start();
    await server.posts.post('rea');
    const { db } = server.server.registry.storage;
    const waiting = () =>
      db.selectFrom('outbox').select(['id', 'tries', 'next_at']).where('state', '=', 'waiting').execute();
    await expect.poll(waiting).toMatchObject([{ tries: 1 }]);
    await server.allSent();
    expect(server.posts.at('rea')).toHaveLength(1);
    await db.updateTable('outbox').set({ next_at: 0 }).where('state', '=', 'waiting').execute();
    await server.posts.post('rea', 2);
    await server.allSent();
    expect(server.posts.at('rea')).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('a person gets no more notices in a day than the operator allows', async () => {
    const other = await sqliteTestDatabase();
    const limits = { ...WIDE, notices: 2 };
    const notices = { smtp: null, mailFrom: '', privateWebhooks: true };
    const few = await started(other, { limits, notices }, { noticeTimes: QUICK });
    try {
      const ana = await Guest.come(few.port, 'Ana');
      await server.wish(ana);
      const { body } = await ana.send<rest.NoticeChannel>(
        'POST',
        '/me/notices/channels',
        server.webhook('few'),
      );
      const tries: number[] = [];
      for (let number = 0; number < 3; number++)
        tries.push((await ana.send('POST', `/me/notices/channels/${body.id}/test`)).status);
      expect(tries).toEqual([200, 200, 429]);
      await server.posts.post('few', 2);
      const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'here', name: 'Ben' }] });
      await ana.command(table, { do: 'start' });
      const { db } = few.registry.storage;
      const later = Date.now() + 600_000;
      const held = () => db.selectFrom('turns').select('noticed').where('due_at', '>', later).execute();
      await expect.poll(held, { timeout: 10_000 }).toEqual([{ noticed: -1 }]);
      expect(server.posts.at('few')).toHaveLength(2);
    } finally {
      await few.stop();
      await other.close();
    }
  });
});

function firstOption({ state }: Player): number {
  const { question } = state;
  if (question?.shape.shape !== 'one') throw new Error('another question');
  return question.shape.of[0];
}
