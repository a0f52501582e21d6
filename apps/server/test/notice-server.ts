import type { rest } from '@triptych/protocol';
import type { Server } from '../serve.ts';
import { freePort } from './free-port.ts';
import { Guest, type Player } from './guest.ts';
import { MailBox, PostBox } from './notice-receivers.ts';
import { sqliteTestDatabase, started, type TestDatabase } from './test-server.ts';

/** Notices are sent as soon as possible. */
export const QUICK = { tick: 20, settle: 30, gap: 0, lease: 2000 };
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
export const elsewhere = (): Record<string, string> => ({
  'x-forwarded-for': `10.0.0.${++addresses % 250}`,
});

interface TwoPlayers {
  readonly ana: Guest;
  readonly ben: Guest;
  readonly table: string;
  readonly start: () => Promise<Player[]>;
}

/** A server that sends notices, and the boxes that receive them. */
export class NoticeServer {
  readonly server: Server;
  readonly mails: MailBox;
  readonly posts: PostBox;
  readonly base: string;
  readonly #database: TestDatabase;
  #bells = 0;

  private constructor(server: Server, mails: MailBox, posts: PostBox, base: string, database: TestDatabase) {
    this.server = server;
    this.mails = mails;
    this.posts = posts;
    this.base = base;
    this.#database = database;
  }

  static async open(): Promise<NoticeServer> {
    const [database, mails, posts] = await Promise.all([
      sqliteTestDatabase(),
      MailBox.open(),
      PostBox.open(),
    ]);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const notices = { smtp: mails.url, mailFrom: 'Triptych <games@example.org>', privateWebhooks: true };
    const server = await started(database, { port, base, notices, trustProxy: true }, { noticeTimes: QUICK });
    return new NoticeServer(server, mails, posts, base, database);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await Promise.all([this.mails.close(), this.posts.close(), this.#database.close()]);
  }

  /** Ana and Ben choose castles in turn: Ana is asked first. */
  async match(anas: string, bens: string): Promise<TwoPlayers> {
    const ana = await Guest.come(this.server.port, anas);
    const ben = await Guest.come(this.server.port, bens);
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

  async add(guest: Guest, channel: rest.NewNoticeChannel): Promise<rest.NoticeChannel> {
    const { status, body } = await guest.send<rest.NoticeChannel>(
      'POST',
      '/me/notices/channels',
      channel,
      elsewhere(),
    );
    if (status !== 201) throw new Error(`the channel was not added: ${status}`);
    return body;
  }

  async wish(guest: Guest, change: Partial<rest.NoticePreferences> = {}): Promise<void> {
    await guest.send('PUT', '/me/notices', { ...AT_ONCE, ...change });
  }

  webhook(path: string, format: rest.WebhookFormat = 'json'): rest.NewNoticeChannel {
    return { kind: 'webhook', url: this.posts.url(path), format };
  }

  /** Resolves when everything that is due now was sent: a notice to another path has arrived. */
  async allSent(): Promise<void> {
    const name = `bell${++this.#bells}`;
    const bell = await Guest.come(this.server.port, name);
    const { id } = await this.add(bell, this.webhook(name));
    await bell.send('POST', `/me/notices/channels/${id}/test`, undefined, elsewhere());
    await this.posts.post(name);
  }
}
