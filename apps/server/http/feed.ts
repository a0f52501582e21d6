import { peopleOf } from '../tables/table-index.ts';
import { rest } from '@triptych/protocol';
import type { LiveTable } from '@triptych/table';
import type { FastifyInstance } from 'fastify';
import { Bucket } from '../limiter.ts';
import type { Person } from '../people/people.ts';
import { addressOf } from './address-of.ts';
import { sendTo } from './batched-sender.ts';
import type { Context } from './context.ts';
import { tokenOf, whoIs } from './identity.ts';
import { myTable, myTables } from './my-tables.ts';
import { SERVICE_RESTART } from './session-sockets.ts';
import type { SocketCount } from './socket-count.ts';

export const FEED = '/api/me/feed';

/** The close code for somebody whom the server does not know. */
const NOT_SIGNED_IN = 4401;
/** The close code "policy violation". */
const TOO_FAST = 1008;
/** Changes within this time are sent together, in milliseconds. */
const COLLECT = 150;

interface Feed {
  readonly person: Person;
  send(frame: rest.FeedFrame): void;
}

/** Tells pages how their reader's lists change, and learns from them who is looking. */
class FeedHub {
  readonly #context: Context;
  readonly #feeds = new Map<string, Set<Feed>>();
  /** Tables that change lists here, with the people whose lists they are in. */
  readonly #followed = new Map<string, Set<string>>();
  readonly #changed = new Set<string>();
  #waiting = false;

  constructor(context: Context) {
    this.#context = context;
    // That somebody has replaced a secret answer changes no list.
    context.registry.watch((live, toldAll) => {
      if (toldAll) this.#notice(live);
    });
    context.registry.isFollowed = (table) => this.#followed.has(table);
    context.registry.onGone = (table) => this.#gone(table);
  }

  async join(feed: Feed): Promise<void> {
    const { id } = feed.person;
    const feeds = this.#feeds.get(id) ?? new Set();
    this.#feeds.set(id, feeds.add(feed));
    const tables = await myTables(this.#context, feed.person);
    if (!feeds.has(feed)) return;
    for (const { id: table, status } of tables)
      if (status === 'open' || status === 'running') this.#follow(table, id);
    feed.send({ tables });
    feed.send({ site: this.#context.site.shown });
  }

  leave(feed: Feed): void {
    const { id } = feed.person;
    const feeds = this.#feeds.get(id);
    feeds?.delete(feed);
    if (feeds === undefined || feeds.size > 0) return;
    this.#feeds.delete(id);
    for (const [table, people] of this.#followed)
      if (people.delete(id) && people.size === 0) this.#followed.delete(table);
  }

  #follow(table: string, person: string): void {
    this.#followed.set(table, (this.#followed.get(table) ?? new Set()).add(person));
  }

  #notice({ id, table }: LiveTable): void {
    if (this.#feeds.size === 0) return;
    const people = peopleOf(table).filter((person) => this.#feeds.has(person));
    for (const person of people) this.#follow(id, person);
    if (!this.#followed.has(id)) return;
    this.#changed.add(id);
    if (this.#waiting) return;
    this.#waiting = true;
    setTimeout(() => {
      this.#waiting = false;
      const changed = [...this.#changed];
      this.#changed.clear();
      this.#tell(changed).catch((error: unknown) => this.#context.log.error(error));
    }, COLLECT).unref();
  }

  #gone(table: string): void {
    for (const person of this.#followed.get(table) ?? [])
      for (const feed of this.#feeds.get(person) ?? []) feed.send({ gone: table });
    this.#followed.delete(table);
  }

  async #tell(tables: readonly string[]): Promise<void> {
    await this.#context.registry.upToDate();
    for (const table of tables) {
      for (const id of this.#followed.get(table) ?? []) {
        const feeds = [...(this.#feeds.get(id) ?? [])];
        if (feeds.length === 0) continue;
        const row = await myTable(this.#context, table, feeds[0].person);
        for (const feed of feeds) feed.send(row === null ? { gone: table } : { table: row });
      }
    }
  }
}

/** The socket that keeps a person's lists up to date. */
export function addFeed(app: FastifyInstance, context: Context, count: SocketCount): void {
  const hub = new FeedHub(context);
  const { visibility } = context.notices;
  app.get(
    FEED,
    {
      websocket: true,
      preValidation: async (request) => count.check(addressOf(request)),
      schema: { hide: true },
    },
    async (socket, request) => {
      count.enter(addressOf(request), socket);
      context.sockets.enter(tokenOf(request), socket);
      const { messages } = context.settings.limits;
      const bucket = new Bucket(messages * 10, messages, Date.now());
      let visible = false;
      let person: Person | null = null;
      let feed: Feed | null = null;
      const show = (next: boolean): void => {
        const before = person !== null && visible;
        visible = next;
        if (person === null || before === visible) return;
        if (visible) visibility.enter(person.id);
        else visibility.leave(person.id);
      };
      socket.on('message', (data, binary) => {
        if (!bucket.take(Date.now())) return socket.close(TOO_FAST);
        const frame =
          binary || !Buffer.isBuffer(data) ? undefined : rest.feedReport.safeParse(parse(data)).data;
        if (frame === undefined) socket.close();
        else if ('visible' in frame) show(frame.visible);
        else sendTo(socket, '{"pong":1}');
      });
      socket.on('close', () => {
        show(false);
        if (feed !== null) hub.leave(feed);
      });
      try {
        const known = await whoIs(context, request);
        if (known === null) return socket.close(NOT_SIGNED_IN);
        if (socket.readyState !== socket.OPEN) return;
        person = known;
        // The page may have said so before we knew whose it is.
        if (visible) visibility.enter(person.id);
        feed = { person, send: (frame) => sendTo(socket, JSON.stringify(frame)) };
        await hub.join(feed);
      } catch (error) {
        request.log.error(error);
        socket.close(SERVICE_RESTART);
      }
    },
  );
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return null;
  }
}
