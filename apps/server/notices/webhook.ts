import type { rest } from '@triptych/protocol';
import type { NoticeText } from './notice-text.ts';
import type { Post } from './safe-post.ts';

/** A notice in the form that a service expects. */
export function webhookPost(url: string, format: rest.WebhookFormat, text: NoticeText): Post {
  const { title, lines, link, linkLabel, stop, stopLabel } = text;
  const json = (body: object): Post => ({
    url,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  });
  switch (format) {
    case 'discord':
      return json({
        content: [
          `**${title}**`,
          ...lines.map(plainDiscord),
          `[${linkLabel}](<${link}>) · [${stopLabel}](<${stop}>)`,
        ].join('\n'),
        // Nobody can mention others by choosing a name.
        allowed_mentions: { parse: [] },
      });
    case 'slack':
      return json({
        text: [
          `*${title}*`,
          ...lines.map(plainSlack),
          `<${link}|${linkLabel}> · <${stop}|${stopLabel}>`,
        ].join('\n'),
      });
    case 'ntfy':
      return {
        url,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          title: encodedHeader(title),
          click: link,
          actions: encodedHeader(`view, ${linkLabel}, ${link}; view, ${stopLabel}, ${stop}`),
        },
        body: Buffer.from(lines.join('\n')),
      };
    case 'json':
      return json({ title, lines, link, stop });
  }
}

/** Names are free text: what Discord would format is escaped. */
function plainDiscord(text: string): string {
  return text.replaceAll(/[\\*_~`|>[\]()#@<:]/g, String.raw`\$&`);
}

function plainSlack(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, '');
}

/** Headers are ASCII; ntfy reads encoded words (RFC 2047). */
function encodedHeader(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}
