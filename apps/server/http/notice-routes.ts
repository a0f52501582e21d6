import { randomUUID } from 'node:crypto';
import { rest } from '@triptych/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { describeChannel } from '../notices/channel.ts';
import { shortHash } from '../notices/notice-store.ts';
import { isPublicAddress } from '../notices/safe-post.ts';
import type { Person } from '../people/people.ts';
import { requestError } from '../request-error.ts';
import type { NoticeChannelRow, OutboxRow } from '../storage/schema.ts';
import type { Context } from './context.ts';
import { invitingOrigin, mustBe } from './identity.ts';
import { FEW_TRIES } from './people-routes.ts';

const { channelParams, done, failure, myNotices, newNoticeChannel, noticeChannel, noticePreferences } = rest;

const DAY = 24 * 3600 * 1000;

/** How players set when and where they are notified of their turns. */
export function noticeRoutes(context: Context): FastifyPluginAsyncZod {
  const { book, keys, outbox } = context.notices;
  const { storage } = context.registry;

  async function own(person: Person, id: string): Promise<NoticeChannelRow> {
    const channel = await book.channel(id);
    if (channel === null || channel.person_id !== person.id) throw requestError('not-found');
    return channel;
  }

  /** A mail that asks for confirmation, or a notice that shows that notices arrive. */
  async function write(channel: NoticeChannelRow, kind: OutboxRow['kind'], origin: string): Promise<void> {
    const { language } = await book.preferences(channel.person_id);
    const facts: rest.NoticeFacts = { language, origin, tables: [] };
    const now = await storage.now();
    const { count } = await outbox.written(channel.person_id, now - DAY, '');
    if (count >= context.settings.limits.notices) throw requestError('too-fast');
    const notice = { kind, table_id: randomUUID(), version: 0, body: JSON.stringify(facts) };
    await storage.together([outbox.add(channel, notice, now)]);
  }

  return async (app) => {
    app.get(
      '/me/notices',
      {
        schema: {
          summary: 'When and how I am notified of my turn',
          tags: ['notices'],
          response: { 200: myNotices, '4xx': failure },
        },
      },
      async (request) => {
        const { id } = await mustBe(context, request);
        return {
          preferences: await book.preferences(id),
          channels: (await book.channels(id)).map(describeChannel),
          pushKey: (await keys.vapid()).publicKey,
          mail: context.settings.notices.smtp !== null,
        };
      },
    );

    app.put(
      '/me/notices',
      {
        schema: {
          summary: 'Set when I am notified',
          tags: ['notices'],
          body: noticePreferences,
          response: { 200: done, '4xx': failure },
        },
      },
      async (request) => {
        const { id } = await mustBe(context, request);
        await book.setWishes(id, request.body, invitingOrigin(context, request), await storage.now());
        return { ok: true as const };
      },
    );

    app.post(
      '/me/notices/channels',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Add a browser, an e-mail address or a webhook',
          tags: ['notices'],
          body: newNoticeChannel,
          response: { 201: noticeChannel, '4xx': failure },
        },
      },
      async (request, reply) => {
        const me = await mustBe(context, request);
        const { body } = request;
        if (me.kind === 'program') throw requestError('not-allowed');
        if (body.kind === 'mail') mayAskFor(context, body.address, me);
        else mayReach(context, body.kind === 'push' ? body.endpoint : body.url);
        const origin = invitingOrigin(context, request);
        const channel = await book.add(me.id, body, origin, await storage.now());
        if (channel === null) throw requestError('too-many-channels');
        if (channel.confirmed === 0) await write(channel, 'confirm', origin);
        void reply.status(201);
        return describeChannel(channel);
      },
    );

    app.post(
      '/me/notices/channels/:id/test',
      {
        config: FEW_TRIES,
        schema: {
          summary: 'Send a test notification',
          tags: ['notices'],
          params: channelParams,
          response: { 200: done, '4xx': failure },
        },
      },
      async (request) => {
        const channel = await own(await mustBe(context, request), request.params.id);
        await write(channel, 'test', invitingOrigin(context, request));
        return { ok: true as const };
      },
    );

    app.delete(
      '/me/notices/channels/:id',
      {
        schema: {
          summary: 'Remove a channel',
          tags: ['notices'],
          params: channelParams,
          response: { 200: done, '4xx': failure },
        },
      },
      async (request) => {
        await book.remove(await own(await mustBe(context, request), request.params.id));
        return { ok: true as const };
      },
    );
  };
}

/** Nobody can have mail sent to strangers again and again. */
function mayAskFor({ settings, confirmations }: Context, address: string, { id }: Person): void {
  if (settings.notices.smtp === null) throw requestError('no-mail');
  const now = Date.now();
  const known = `address ${shortHash(address.toLowerCase())}`;
  if (!confirmations.take(known, now) || !confirmations.take(`person ${id}`, now))
    throw requestError('too-fast');
}

/** Says at once what is certain to fail later; a name is looked up when something is sent. */
function mayReach({ settings }: Context, address: string): void {
  const { hostname } = new URL(address);
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const isLiteral = /^[\d.]+$|:/.test(literal);
  if (settings.notices.privateWebhooks || !isLiteral) return;
  if (!isPublicAddress(literal)) throw requestError('private-address');
}
