import type { SiteStatus, rest } from '@triptych/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';
import { Waiting } from './waiting.ts';

interface FeedFrame {
  readonly tables?: readonly rest.MyTable[];
  readonly table?: rest.MyTable;
  readonly gone?: string;
  readonly site?: SiteStatus;
}

/** A page that follows its reader's lists. */
export class Feed {
  readonly frames: FeedFrame[] = [];
  readonly socket: WebSocket;
  readonly #waiting = new Waiting();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()));
      this.#waiting.wake();
    });
    socket.on('close', () => this.#waiting.wake());
    socket.on('error', () => {});
  }

  static open({ port, headers }: Guest): Promise<Feed> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/me/feed`, { headers });
    const feed = new Feed(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(feed));
      socket.once('error', reject);
    });
  }

  /** All tables as the latest frames show them. */
  get tables(): readonly rest.MyTable[] {
    const known = new Map<string, rest.MyTable>();
    for (const { tables = [], table } of this.frames)
      for (const one of [...tables, ...(table === undefined ? [] : [table])]) known.set(one.id, one);
    return [...known.values()];
  }

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  until(is: () => boolean): Promise<void> {
    return this.#waiting.until(is, () => `last frame: ${JSON.stringify(this.frames.at(-1))}`);
  }

  close(): void {
    this.socket.close();
  }
}
