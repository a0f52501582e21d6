import { rest } from '@triptych/protocol';
import type { GameCatalog } from '../tables/game-catalog.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { NoticeChannelRow, OutboxRow } from '../storage/schema.ts';
import { MOST_FAILURES, readChannel } from './channel.ts';
import type { ServerKeys } from './keys.ts';
import type { Mailer } from './mailer.ts';
import type { NoticeStore } from './notice-store.ts';
import { type NoticeText, noticeText } from './notice-text.ts';
import type { Outbox } from './outbox.ts';
import { encryptPush, vapidHeader } from './push-message.ts';
import { ForbiddenAddress, type Post, safePost } from './safe-post.ts';
import { webhookPost } from './webhook.ts';

/** Push services keep a notice for this long if the device is off, in seconds. */
const PUSH_LIVES = 24 * 3600;

/** What became of an attempt. `gone`: the channel no longer exists. */
type Delivery = 'arrived' | 'gone' | 'refused' | 'unreachable';

export interface SenderParts {
  readonly outbox: Outbox;
  readonly book: NoticeStore;
  readonly keys: ServerKeys;
  readonly catalog: GameCatalog;
  /** Null: this server sends no mail. */
  readonly mailer: Mailer | null;
  /** Whether notices may go to addresses in private networks. */
  readonly allowPrivate: boolean;
  /** Whom a push service may write to. */
  readonly contact: string;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Delivers the notices of the outbox, one attempt at a time. */
export class NoticeSender {
  readonly #parts: SenderParts;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** Makes one attempt. `stillTrue`: whether it is still that person's turn. */
  async send(row: OutboxRow, stillTrue: boolean, now: number): Promise<void> {
    const { outbox, book, metrics } = this.#parts;
    const channel = await book.channel(row.channel_id);
    if (channel === null || !stillTrue || !maySend(channel, row.kind)) return outbox.done(row);
    if (!(await outbox.claim(row, now))) return;
    const outcome = await this.#attempt(row, channel);
    metrics.notices.inc({ kind: channel.kind, outcome });
    if (outcome === 'arrived') {
      await outbox.done(row);
      return book.worked(channel.id);
    }
    if (outcome === 'unreachable' && (await outbox.retry(row, now))) return;
    await outbox.done(row);
    await (outcome === 'gone' ? book.remove(channel) : book.failed(channel.id));
  }

  async #attempt(row: OutboxRow, channel: NoticeChannelRow): Promise<Delivery> {
    try {
      const links = {
        stop: await this.#link(row, 'stop', channel.id),
        confirm: await this.#link(row, 'confirm', channel.id),
      };
      const text = noticeText(row.kind, rest.readNoticeFacts(row.body), this.#parts.catalog, links);
      return await this.#deliver(channel, text, row);
    } catch (error) {
      // The address is a secret of the person: the log names the channel only.
      this.#parts.log.info(
        { channel: channel.id, kind: channel.kind, why: codeOf(error) },
        'notice not delivered',
      );
      return error instanceof ForbiddenAddress || isRefusedMail(error) ? 'refused' : 'unreachable';
    }
  }

  async #link({ body }: OutboxRow, act: 'stop' | 'confirm', channel: string): Promise<string> {
    const signature = await this.#parts.keys.sign(`${act} ${channel}`);
    return `${rest.readNoticeFacts(body).origin}/notices/${act}?c=${channel}&s=${signature}`;
  }

  async #deliver(row: NoticeChannelRow, text: NoticeText, { table_id }: OutboxRow): Promise<Delivery> {
    const channel = readChannel(row);
    switch (channel.kind) {
      case 'mail': {
        if (this.#parts.mailer === null) return 'refused';
        await this.#parts.mailer.send(channel.address, text);
        return 'arrived';
      }
      case 'webhook':
        return this.#post(webhookPost(channel.url, channel.format, text));
      case 'push': {
        const { title, lines, link, stop, stopLabel } = text;
        const tag = table_id === '' ? 'triptych' : table_id;
        const message = { title, body: lines.join('\n').slice(0, 1500), link, stop, stopLabel, tag };
        const { keys, contact } = this.#parts;
        return this.#post({
          url: channel.endpoint,
          headers: {
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(PUSH_LIVES),
            urgency: 'normal',
            authorization: vapidHeader(channel.endpoint, contact, await keys.vapid(), Date.now()),
          },
          body: encryptPush(Buffer.from(JSON.stringify(message)), channel.keys),
        });
      }
    }
  }

  async #post(post: Post): Promise<Delivery> {
    const status = await safePost(post, this.#parts.allowPrivate);
    if (status >= 200 && status < 300) return 'arrived';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'unreachable' : 'refused';
  }
}

/** An unconfirmed address only gets the mail that asks for confirmation. */
function maySend({ confirmed, failures }: NoticeChannelRow, kind: OutboxRow['kind']): boolean {
  return failures < MOST_FAILURES && (confirmed === 1 || kind === 'confirm');
}

/** A mail server that answers with 5xx will not change its mind. */
function isRefusedMail(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
