import { afterAll, beforeAll, expect, it } from 'vitest';
import type { rest } from '@triptych/protocol';
import { Feed } from './feed.ts';
import { Guest, type Player } from './guest.ts';
import { PostBox } from './notice-receivers.ts';
import { buildProgram, Process } from './process.ts';
import { type PostgresTestDatabase, postgresTestDatabase, started } from './test-server.ts';

let testDatabase: PostgresTestDatabase;
let posts: PostBox;
let program: string;
beforeAll(async () => {
  program = buildProgram('notices-test');
  [testDatabase, posts] = await Promise.all([postgresTestDatabase(), PostBox.open()]);
});
afterAll(async () => {
  await posts.close();
  await testDatabase.close();
});

const preferences: rest.NoticePreferences = {
  when: 'at-once',
  awayMinutes: 5,
  digestAt: 480,
  quiet: null,
  timeZone: 'UTC',
  language: 'en',
};

async function tellBy(guest: Guest, path: string): Promise<void> {
  await guest.send('PUT', '/me/notices', preferences);
  const channel: rest.NewNoticeChannel = { kind: 'webhook', url: posts.url(path), format: 'json' };
  expect((await guest.send('POST', '/me/notices/channels', channel)).status).toBe(201);
}

async function answerFirst(player: Player): Promise<void> {
  await player.until(() => player.state.question !== null);
  const { question } = player.state;
  if (question?.shape.shape !== 'one') throw new Error('another question');
  expect(await player.answer(question.shape.of[0])).toBe('ok');
}

it('processes on one PostgreSQL send each notice once, even for one that was killed', async () => {
  const quick = { tick: 20, settle: 100, gap: 0, lease: 1000 };
  const settings = { notices: { smtp: null, mailFrom: '', privateWebhooks: true } };
  const { data } = testDatabase.settings();
  const one = await Process.start(program, data, testDatabase.database, undefined, ['--private-webhooks']);
  const [ana, ben] = [await Guest.come(one.port, 'Ana'), await Guest.come(one.port, 'Ben')];
  await tellBy(ana, 'ana');
  await tellBy(ben, 'ben');
  const { table, key } = await ana.createTable({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { first: '1' },
  });
  await ben.command(table, { do: 'sit', seat: 1 }, key);
  const first = await ana.sit(table);
  await first.say({ do: 'start' });
  await posts.post('ana');
  // It is Ben's turn; the process dies before it has notified him.
  await answerFirst(first);
  await one.end('SIGKILL');
  expect(posts.at('ben')).toEqual([]);
  const others = [
    await started(testDatabase, settings, { noticeTimes: quick }),
    await started(testDatabase, settings, { noticeTimes: quick }),
  ];
  try {
    await posts.post('ben');
    // Both must answer secretly now: everybody is told, and the two processes do not both tell them.
    const [two, three] = others;
    const here = await ben.at(two.port).sit(table);
    const there = await Feed.open(ana.at(three.port));
    await there.until(() => there.tables.some(({ asked }) => asked.join() === '1'));
    await answerFirst(here);
    await Promise.all([posts.post('ana', 2), posts.post('ben', 2)]);
    // The list of somebody at another process changes too.
    await there.until(() => there.tables.some(({ asked }) => asked.join() === '0,1'));
    const left = () =>
      two.registry.storage.db.selectFrom('outbox').select('id').where('state', '<>', 'done').execute();
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    expect({ ana: posts.at('ana').length, ben: posts.at('ben').length }).toEqual({ ana: 2, ben: 2 });
    // A digest that is due comes once, even if a server restarts within that minute.
    const time = new Date();
    const digestAt = time.getUTCHours() * 60 + time.getUTCMinutes();
    await ana.at(two.port).send('PUT', '/me/notices', { ...preferences, when: 'digest', digestAt });
    const { db } = two.registry.storage;
    await db
      .updateTable('notice_preferences')
      .set({ digest_due: time.getTime() })
      .where('digest_due', 'is not', null)
      .execute();
    await posts.post('ana', 3);
    there.close();
    await here.close();
    await two.stop();
    const four = await started(testDatabase, settings, { noticeTimes: quick });
    others[0] = four;
    await three.stop();
    others.pop();
    const late = ben.at(four.port);
    const { body } = await late.send<rest.MyNotices>('GET', '/me/notices');
    await late.send('POST', `/me/notices/channels/${body.channels[0].id}/test`, {});
    await posts.post('ben', 3);
    expect(posts.at('ana')).toHaveLength(3);
  } finally {
    for (const server of others) await server.stop();
  }
});
