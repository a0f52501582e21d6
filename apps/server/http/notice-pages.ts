import { rest } from '@triptych/protocol';
import { chooseLanguage } from '@triptych/words';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPreferences } from '../notices/notice-store.ts';
import type { NoticeChannelRow } from '../storage/schema.ts';
import { serverWords, type ServerWords } from '../words/index.ts';
import type { Context } from './context.ts';
import { FEW_TRIES } from './people-routes.ts';
import { escapeHtml } from './plain-page.ts';

type Act = 'stop' | 'confirm';

/**
 * The pages behind the links of a notice. They need no sign-in: the signature in the address proves that the reader
 * received the notice. Nothing changes until a button is pressed, because mail programs open links.
 */
export function noticePages(context: Context): FastifyPluginAsyncZod {
  const { book, keys } = context.notices;

  async function channelOf(act: Act, { c, s }: rest.NoticeLink): Promise<NoticeChannelRow | null> {
    return (await keys.verify(`${act} ${c}`, s)) ? book.channel(c) : null;
  }

  async function wordsFor(channel: NoticeChannelRow | null, header = ''): Promise<[string, ServerWords]> {
    const row =
      channel === null
        ? undefined
        : await context.registry.storage.db
            .selectFrom('notice_preferences')
            .select('preferences')
            .where('person_id', '=', channel.person_id)
            .executeTakeFirst();
    const wanted =
      row === undefined
        ? header.split(',').map((one) => one.trim())
        : [readPreferences(row.preferences).language];
    const language = chooseLanguage(wanted);
    return [language, serverWords[language]];
  }

  return async (app) => {
    // A form sends this; so do mail programs that stop notices by themselves (RFC 8058).
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, parsed) => parsed(null, null),
    );
    app.addHook('onSend', async (_request, reply) => {
      const policy =
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
      void reply.header('content-security-policy', policy).header('cache-control', 'no-store');
      void reply.header('referrer-policy', 'no-referrer');
    });
    for (const act of ['stop', 'confirm'] as const) {
      app.get(
        `/${act}`,
        { config: FEW_TRIES, schema: { hide: true, querystring: rest.noticeLink } },
        async (request, reply) => {
          const channel = await channelOf(act, request.query);
          const [language, { notice }] = await wordsFor(channel, request.headers['accept-language']);
          const { c, s } = request.query;
          const [text, button] =
            act === 'stop' ? [notice.stopAsk, notice.stop] : [notice.confirmHint, notice.confirmLink];
          const form = { action: `${act}?c=${encodeURIComponent(c)}&s=${encodeURIComponent(s)}`, button };
          void reply.status(channel === null ? 404 : 200).type('text/html; charset=utf-8');
          return page(
            language,
            notice,
            channel === null ? notice.gone : text,
            channel === null ? null : form,
          );
        },
      );
      app.post(
        `/${act}`,
        { config: FEW_TRIES, schema: { hide: true, querystring: rest.noticeLink } },
        async (request, reply) => {
          const channel = await channelOf(act, request.query);
          const [language, { notice }] = await wordsFor(channel, request.headers['accept-language']);
          if (channel !== null) await (act === 'stop' ? book.remove(channel) : book.confirm(channel));
          const text = act === 'stop' ? notice.stopped : notice.confirmed;
          // Stopping twice is not an error.
          const known =
            channel !== null ||
            (act === 'stop' && (await keys.verify(`stop ${request.query.c}`, request.query.s)));
          void reply.status(known ? 200 : 404).type('text/html; charset=utf-8');
          return page(language, notice, known ? text : notice.gone, null);
        },
      );
    }
  };
}

function page(
  language: string,
  words: ServerWords['notice'],
  text: string,
  form: { readonly action: string; readonly button: string } | null,
): string {
  const button =
    form === null
      ? `<p><a href="/">${escapeHtml(words.home)}</a></p>`
      : `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.button)}</button></form>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Triptych</title><h1>Triptych</h1><p>${escapeHtml(text)}</p>${button}`;
}
