import { z } from 'zod';
import { botPace, character, name, options, refusal, seat, timeControl } from './basics.ts';
import { STAND_IN_LEVEL } from './command.ts';
import { siteStatus } from './site-status.ts';
import { rankedSeat } from './rest-results.ts';
import { clock, status } from './viewer-state.ts';

export * from './rest-admin.ts';
export * from './rest-export.ts';
export * from './rest-health.ts';
export * from './rest-notices.ts';
export * from './rest-people.ts';
export * from './rest-results.ts';
export * from './rest-tables.ts';

/**
 * The schemas of the HTTP API. Its documentation, the server's validation and the page's types all derive
 * from these.
 */

/** What is wrong with a pack: where, and in English what is expected there. */
export const packFault = z.object({ place: z.string(), expected: z.string() });
export type PackFault = z.infer<typeof packFault>;

export const failure = z.object({
  error: refusal,
  problems: z.array(packFault).readonly().optional().describe('of a content pack that cannot be played'),
});

export const done = z.object({ ok: z.literal(true) });

/** A seat as the creator of a table wants it. `levels`: the strengths of bots available here. */
function wantedSeat(levels: readonly [string, ...string[]]) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('me') }),
    z.object({ kind: z.literal('here'), name }).describe('another person at this device'),
    z.object({ kind: z.literal('open') }).describe('for anybody with the link'),
    z.object({
      kind: z.literal('bot'),
      name: name.optional(),
      level: z.enum(levels).default(STAND_IN_LEVEL).describe('how strong the bot is'),
      character: character.exactOptional(),
    }),
  ]);
}

/** Unknown fields are refused: otherwise a setting might be ignored silently. */
export function newTable(levels: readonly [string, ...string[]]) {
  return z.strictObject({
    game: z.string().max(30),
    seats: z.array(wantedSeat(levels)).min(1).max(10),
    options: options.default({}),
    pack: z
      .union([z.string().max(100), z.object({ name, content: z.unknown() })])
      .default('standard')
      .describe('the name of a pack that comes with the game, or a pack of one’s own'),
    public: z.boolean().default(false),
    timeControl: timeControl.default({ kind: 'none' }),
    chat: z
      .enum(['all', 'players'])
      .default('all')
      .describe('whether spectators may read and write the chat'),
    botPace: botPace.default('instant').describe('how quickly bots answer'),
    standIn: z
      .enum(levels)
      .default(STAND_IN_LEVEL)
      .describe('how strong bots are that play for people who are away or have given up'),
    standInCharacter: character.exactOptional(),
    freeUndo: z
      .boolean()
      .default(false)
      .describe('whether somebody who plays with bots only may undo past new information'),
    hints: z.boolean().default(false).describe('whether players may ask a bot what it would do'),
  });
}
export type NewTable = z.output<ReturnType<typeof newTable>>;
export type WantedTable = z.input<ReturnType<typeof newTable>>;
export type WantedSeat = WantedTable['seats'][number];

export const listedTable = z.object({
  id: z.string(),
  game: z.string(),
  status,
  public: z.boolean(),
  createdAt: z.number(),
  changedAt: z.number(),
  options: z.record(z.string(), z.string()),
  pack: z.string(),
  timeControl,
  seats: z.array(z.object({ kind: z.enum(['open', 'person', 'bot']), name: z.string() })),
  asked: z.array(z.int()).describe('seats that must decide something'),
  endedEarly: z.boolean().describe('its people ended the match before its end'),
  resigned: z.array(seat).describe('the seats that ended it by giving up'),
  since: z.number().nullable().describe('since when'),
  clocks: z.array(clock).describe('by seat; empty without a time control'),
  ranking: z.array(rankedSeat).nullable().describe('the result of a finished match'),
});
export type ListedTable = z.infer<typeof listedTable>;

export const myTable = listedTable.extend({
  mine: z.array(z.int()).describe('my seats'),
  host: z.boolean().describe('whether I am its host'),
  hidden: z.boolean().describe('whether I have put it aside'),
  daily: z.boolean().describe('whether it is my match of a daily game'),
});
export type MyTable = z.infer<typeof myTable>;

/** What a page receives over /api/me/feed: all of its reader's tables, then each that changes. */
export const feedFrame = z.union([
  z.object({ tables: z.array(myTable) }),
  z.object({ table: myTable }),
  z.object({ gone: z.string().describe('the id of a table that left the lists') }),
  z.object({ site: siteStatus }),
  z.object({ pong: z.literal(1) }),
]);
export type FeedFrame = Readonly<z.infer<typeof feedFrame>>;

/** What a page sends there. */
export const feedReport = z.union([
  z.object({ visible: z.boolean().describe('whether the page is in front of its reader') }),
  z.object({ ping: z.unknown() }),
]);
export type FeedReport = Readonly<z.infer<typeof feedReport>>;

export const oneTable = listedTable.extend({ link: z.string().nullable().describe('invites others') });
export type OneTable = z.infer<typeof oneTable>;

export const createdTable = z.object({
  table: z.string(),
  key: z.string().describe('opens a private table; part of the link, after #'),
  link: z.string(),
  commitment: z.string().describe('hash of the server’s part of the seed'),
});
export type CreatedTable = z.infer<typeof createdTable>;

export const importedTable = createdTable.pick({ table: true });

export const offeredGame = z.object({
  id: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  packs: z.array(z.string()),
  bots: z.array(z.string()).describe('how strong a bot can be'),
  options: z.array(
    z.object({
      name: z.string(),
      standard: z.string(),
      values: z.record(z.string(), z.array(z.string())).describe('what is possible, by number of seats'),
    }),
  ),
});
export type OfferedGame = z.infer<typeof offeredGame>;

/** The key of a private table goes into a header, because addresses are logged. */
export const keyHeader = z.object({ 'x-table-key': z.string().max(64).optional() });

/** A pack of somebody's workshop, to be shared. */
export const newPack = z.strictObject({ game: z.string().max(30), content: z.unknown() });
export type NewPack = z.input<typeof newPack>;

/** A content pack, in the form of its game. */
export const pack = z.unknown().describe('the content pack, in the form of its game');

const packPart = z.string().regex(/^[0-9a-f]{64}$/);

export const sharedPack = z.object({
  pack: packPart.describe('the hash of its values'),
  words: packPart.nullable().describe('the hash of its words; null: they come with the game'),
});
export type SharedPack = z.infer<typeof sharedPack>;

export const packParams = z.object({ game: z.string().max(30), pack: packPart });
export const packWords = z.object({ words: packPart.optional() });

export const tableParams = z.object({ id: z.string().max(40) });

/** In an address a seat is text. */
export const asViewer = z.object({
  as: z.union([z.literal('spectator'), z.coerce.number().pipe(seat)]).default('spectator'),
});
