import { STRENGTHS } from '@triptych/bots';
import { LONGEST_NAME, LONGEST_TEXT, readName } from '@triptych/table';
import { z } from 'zod';

/** Forms of what goes over HTTP. The API's description is made from these. */

export const name = z
  .string()
  .transform((typed, context) => {
    const read = readName(typed);
    if (read === null) context.addIssue('a name has something to see, and is not too long');
    return read ?? '';
  })
  .describe(`at most ${LONGEST_NAME} characters, at least one of them to be seen`);
const level = z.enum(STRENGTHS).describe('how strong the bot is');
const hex = z.string().regex(/^[0-9a-f]{16,64}$/);

export const refusal = z
  .object({ code: z.string(), rule: z.string().nullable(), values: z.record(z.string(), z.number()) })
  .describe('Why not: a code and values, to be put into words by the client.');

export const failure = z.object({ error: refusal });

export const person = z.object({
  name: z.string(),
  kind: z.enum(['guest', 'account', 'program']),
  account: z.string().nullable(),
});

export const pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    bank: z.int().min(10_000).max(86_400_000).describe('milliseconds'),
    increment: z.int().min(0).max(3_600_000).describe('milliseconds'),
  }),
]);

export const seat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('here'), name }).describe('somebody else at this device'),
  z.object({ kind: z.literal('open') }).describe('whoever comes by the link'),
  z.object({ kind: z.literal('bot'), name: name.optional(), level: level.default('normal') }),
]);

export const newTable = z.object({
  game: z.string().max(30),
  seats: z.array(seat).min(1).max(10),
  options: z.record(z.string().max(50), z.string().max(50)).default({}),
  pack: z
    .union([z.string().max(100), z.object({ name, content: z.unknown() })])
    .default('standard')
    .describe(
      'the name of a pack that comes with the game, or a pack of one’s own: values, and words by language',
    ),
  public: z.boolean().default(false),
  pace: pace.default({ kind: 'none' }),
  chat: z.enum(['all', 'players']).default('all').describe('whether spectators read and write the chat'),
});

export const listed = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(['open', 'running', 'over', 'closed']),
  public: z.boolean(),
  createdAt: z.number(),
  changedAt: z.number(),
  options: z.record(z.string(), z.string()),
  pack: z.string(),
  pace,
  seats: z.array(z.object({ kind: z.enum(['open', 'person', 'bot']), name: z.string() })),
  asked: z.array(z.int()).describe('seats that must decide something'),
});

export const listedForMe = listed.extend({
  mine: z.array(z.int()).describe('my seats'),
  host: z.boolean().describe('whether I am its host'),
});

export const founded = z.object({
  table: z.string(),
  key: z.string().describe('opens a private table; part of the link, after #'),
  link: z.string(),
  commitment: z.string().describe('hash of the server’s part of the seed'),
});

/** The key of a private table is sent in a header, never in an address that is logged. */
export const keyHeader = z.object({ 'x-table-key': z.string().max(64).optional() });

export const viewer = z.union([z.literal('spectator'), z.coerce.number().int().min(0).max(99)]);

const place = z.int().min(0).max(99);
const count = z.int().min(0);

const wish = z.union([
  z.object({ wish: z.literal('undo'), answers: z.int().min(1) }),
  z.object({ wish: z.literal('pause') }),
  z.object({ wish: z.literal('replace'), seat: place, by: z.enum(['bot', 'open']) }),
]);

const id = z
  .string()
  .min(1)
  .max(64)
  .optional()
  .describe('a repeat with the same id is harmless; another command needs another id');
const at = { id, seat: place, question: count.describe('the moment of the sight') };

/** What the table takes; the same over the socket. Only described here: the table reads commands itself. */
export const command = z
  .discriminatedUnion('do', [
    z.object({ do: z.literal('answer'), ...at, answer: z.union([z.int(), z.array(z.int())]) }),
    z.object({ do: z.literal('withdraw'), ...at }),
    z.object({ do: z.literal('undo'), ...at, answers: z.int().min(1) }),
    z.object({ do: z.literal('propose'), ...at, wish }),
    z.object({ do: z.literal('agree'), id, proposal: count }),
    z.object({ do: z.literal('decline'), id, proposal: count }),
    z.object({ do: z.literal('resume'), id }),
    z.object({ do: z.literal('chat'), id, text: z.string().max(LONGEST_TEXT) }),
    z.object({
      do: z.literal('sit'),
      id,
      seat: place,
      part: hex.nullish().describe('one’s part of the seed'),
    }),
    z.object({
      do: z.literal('replace'),
      id,
      seat: place,
      by: z.enum(['open', 'bot']),
      name: name.optional(),
      level: level.optional(),
    }),
    z.object({ do: z.literal('leave'), id, seat: place }),
    z.object({ do: z.literal('back'), id, seat: place }),
    z.object({ do: z.literal('start'), id, part: hex.nullish() }),
    z.object({ do: z.literal('close'), id }),
  ])
  .describe('a command');

export const tableParams = z.object({ id: z.string().max(40) });
