import type { rest } from '@triptych/protocol';
import { attention } from '../look/attention.svelte.ts';
import { route } from '../route.svelte.ts';
import { FEED } from './api.ts';
import { site } from './site-news.svelte.ts';
import { ReaderWatch } from './reader-watch.ts';
import { SocketTransport } from './socket-transport.ts';

/** Whether it is the reader's turn at a table. */
export function isMyTurn({ status, asked, mine }: rest.MyTable): boolean {
  return status === 'running' && asked.some((seat) => mine.includes(seat));
}

/** The reader's tables on the server, always up to date. */
class Feed {
  /** Null until the server has answered. */
  tables = $state.raw<readonly rest.MyTable[] | null>(null);
  #socket: SocketTransport<rest.FeedFrame, rest.FeedReport> | null = null;
  readonly #reader = new ReaderWatch((visible) => this.#socket?.send({ visible }));

  /** Begins again, because somebody has signed in. */
  start(): void {
    this.stop();
    this.#reader.start();
    this.#socket = new SocketTransport<rest.FeedFrame, rest.FeedReport>(FEED, {
      connected: () => this.#reader.tell(),
      heard: (frame) => this.#hear(frame),
      lost: () => {},
    });
  }

  stop(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#reader.stop();
    this.tables = null;
    attention.elsewhere = 0;
  }

  /** Updates a table before the server confirms it. */
  hear(table: rest.MyTable): void {
    this.#hear({ table });
  }

  forget(id: string): void {
    this.#hear({ gone: id });
  }

  #hear(frame: rest.FeedFrame): void {
    const before = this.tables;
    if ('tables' in frame) this.tables = frame.tables;
    else if ('table' in frame) this.tables = [frame.table, ...this.#without(frame.table.id)];
    else if ('gone' in frame) this.tables = this.#without(frame.gone);
    else if ('site' in frame) return site.hear(frame.site);
    else return;
    this.count();
    const known = new Set(before?.filter(isMyTurn).map(({ id }) => id));
    const news = this.#waiting().some(({ id }) => !known.has(id));
    // A page that has just opened shows what is waiting; no sound is needed.
    if (before !== null && news) void import('../match/sound.ts').then(({ play }) => play('turn'));
  }

  #without(id: string): readonly rest.MyTable[] {
    return (this.tables ?? []).filter((table) => table.id !== id);
  }

  /** Tables besides the one on screen at which it is the reader's turn. */
  #waiting(): readonly rest.MyTable[] {
    const [page, open] = route();
    return (this.tables ?? []).filter(
      (table) => isMyTurn(table) && !table.hidden && !(page === 'table' && open === table.id),
    );
  }

  count(): void {
    attention.elsewhere = this.#waiting().length;
  }
}

export const feed = new Feed();
addEventListener('hashchange', () => feed.count());
