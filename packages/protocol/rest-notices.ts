import { z } from 'zod';
import type { DeepReadonly } from './json.ts';

/** The schemas of the HTTP API for notices: how and when players are notified of their turn. */

const minuteOfDay = z.int().min(0).max(1439).describe('minutes since midnight, in the person’s time zone');

export const noticePreferences = z.strictObject({
  when: z
    .enum(['never', 'at-once', 'away', 'digest'])
    .describe('at-once: unless a page is in front of the person; away: after `awayMinutes` without one'),
  awayMinutes: z.int().min(1).max(10_080),
  digestAt: minuteOfDay.describe('when the daily digest comes'),
  quiet: z
    .object({ from: minuteOfDay, to: minuteOfDay })
    .nullable()
    .describe('nothing is sent in these hours; it follows afterwards'),
  timeZone: z.string().min(1).max(64).refine(isTimeZone).describe('such as Europe/Warsaw'),
  language: z.string().max(10),
});
export type NoticePreferences = Readonly<z.infer<typeof noticePreferences>>;

const storedPreferences = z.object(noticePreferences.shape);
/** How the server stores them. Earlier versions stored fewer: the rest is as usual. */
export function readNoticePreferences(body: string, usual: NoticePreferences): NoticePreferences {
  return storedPreferences.parse({ ...usual, ...JSON.parse(body) });
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

export const WEBHOOK_FORMATS = ['discord', 'slack', 'ntfy', 'json'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const channelParams = z.object({ id: z.string().max(40) });

/** In the links of a notice: the channel, and the signature that proves that the reader received the notice. */
export const noticeLink = z.object({ c: z.string().max(40), s: z.string().max(64) });
export type NoticeLink = Readonly<z.infer<typeof noticeLink>>;

const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
/** Keys of a browser's subscription, in base64url. */
const key = z
  .string()
  .max(200)
  .regex(/^[\w-]+={0,2}$/);

export const newNoticeChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: webAddress,
    keys: z.object({ p256dh: key, auth: key }),
    label: z.string().max(80).describe('the browser, as the person knows it'),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
  z.strictObject({ kind: z.literal('webhook'), url: webAddress, format: z.enum(WEBHOOK_FORMATS) }),
]);
export type NewNoticeChannel = Readonly<z.infer<typeof newNoticeChannel>>;

/** How the server stores these. */
export function readNoticeChannel(body: string): NewNoticeChannel {
  return newNoticeChannel.parse(JSON.parse(body));
}

export const noticeChannel = z.object({
  id: z.string(),
  kind: z.enum(['push', 'mail', 'webhook']),
  label: z.string().describe('the browser, the mail address, or the host of a webhook'),
  format: z.enum(WEBHOOK_FORMATS).nullable().describe('of a webhook'),
  endpoint: z.string().nullable().describe('of a push subscription, so that a browser recognizes its own'),
  confirmed: z.boolean().describe('a mail address is used only after its link was opened'),
  failing: z.boolean().describe('nothing could be delivered lately'),
});
export type NoticeChannel = Readonly<z.infer<typeof noticeChannel>>;

export const myNotices = z.object({
  preferences: noticePreferences,
  channels: z.array(noticeChannel),
  pushKey: z.string().describe('the server’s public key for web push'),
  mail: z.boolean().describe('whether this server sends mail'),
});
export type MyNotices = Readonly<z.infer<typeof myNotices>>;

const noticeTable = z.object({
  id: z.string(),
  game: z.string(),
  others: z.array(z.string()).describe('the other players'),
});
export type NoticeTable = DeepReadonly<z.infer<typeof noticeTable>>;

const noticeFacts = z.object({
  language: z.string(),
  origin: z.string(),
  tables: z
    .array(noticeTable)
    .describe('the tables at which it is the person’s turn; several in a digest, none in a test'),
});
/**
 * All that a notice may reveal: which game, with whom, and that it is the person's turn. Nothing here depends on a
 * hand, a sealed answer or a question.
 */
export type NoticeFacts = DeepReadonly<z.infer<typeof noticeFacts>>;

/** How the server stores them until the notice is sent. */
export function readNoticeFacts(body: string): NoticeFacts {
  return noticeFacts.parse(JSON.parse(body));
}

const clubGame = z.object({
  game: z.string(),
  matches: z.int(),
  mine: z.int().describe('won by me'),
  theirs: z.int().describe('won by the other'),
});

export const clubMember = z.object({
  id: z.string(),
  name: z.string(),
  matches: z.int(),
  ahead: z.int().describe('matches in which I was ranked before the other'),
  behind: z.int(),
  early: z.int().describe('matches that were ended early, without a winner'),
  lastAt: z.number(),
  games: z.array(clubGame),
});
export type ClubMember = Readonly<z.infer<typeof clubMember>>;

export const club = z.object({
  matches: z.int(),
  wins: z.array(
    z.object({
      game: z.string(),
      matches: z.int(),
      wins: z.int(),
      early: z.int(),
      otherPacks: z.int().describe('matches with a content pack that does not come with the game'),
    }),
  ),
  companions: z.array(clubMember),
});
export type Club = Readonly<z.infer<typeof club>>;
