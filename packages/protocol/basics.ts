import type { Answer, GameEvent, Question, Refusal } from '@triptych/kernel';
import { z } from 'zod';
import { LONGEST_NAME, readName } from './name.ts';

/**
 * Schemas that the others are built from. The kernel has types of its own, because it knows no schemas. Where each game
 * adds fields to one, the schema is declared to read that type; `test/types.test.ts` compares the others.
 */

export const name = z
  .string()
  .transform((typed, context) => {
    const read = readName(typed);
    if (read === null) context.addIssue('a name has something to see, and is not too long');
    return read ?? '';
  })
  .describe(`at most ${LONGEST_NAME} characters, at least one of them visible`);

/** Games of another version may have others: a bot whose character is unknown plays like nobody in particular. */
export const character = z
  .string()
  .regex(/^[a-z][a-z-]{0,29}$/)
  .describe('whose way of playing the bot follows: one of the game’s characters; missing: nobody’s');

export const seat = z.int().min(0).max(99);
export const count = z.int().min(0);
export const viewer = z.union([z.literal('spectator'), seat]);

/** A part of a match's seed: from the server, or from a player. */
export const seedPart = z.string().regex(/^[0-9a-f]{16,64}$/);

export const answer: z.ZodType<Answer> = z
  .union([z.int(), z.array(z.int()).readonly()])
  .describe('one number or a list of numbers; the shape of the question says which, and what they mean');

export const refusal: z.ZodType<Refusal> = z
  .object({
    code: z.string(),
    rule: z.string().nullable().describe('the number of the rule that forbids it'),
    values: z.record(z.string(), z.number()),
  })
  .describe('The reason of a refusal: a code and values, which the client puts into words.');

const numbers = z.array(z.int()).readonly();
const shape = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('one'), of: numbers }).describe('one of these numbers'),
  z
    .object({ shape: z.literal('some'), of: numbers, min: count, max: count })
    .describe('different ones of these numbers, in the order of the list'),
  z
    .object({ shape: z.literal('sequence'), of: numbers, length: count })
    .describe('that many of these numbers, repeats allowed'),
  z
    .object({ shape: z.literal('distribute'), to: numbers, caps: numbers, min: count, max: count })
    .describe('a count for each target, no more than its cap, between min and max in all'),
  z.object({ shape: z.literal('order'), of: numbers }).describe('all of these numbers, in any order'),
  z
    .object({ shape: z.literal('assign'), items: z.array(numbers).readonly(), each: count })
    .describe('one of its targets for each item, no target more than `each` times'),
]);

export const question: z.ZodType<Question> = z
  .looseObject({ seat, kind: z.string(), rule: z.string(), sealed: z.boolean(), shape })
  .describe('What a seat must decide. Games add parameters of their own.');

export const gameEvent: z.ZodType<GameEvent> = z
  .looseObject({ type: z.string() })
  .describe('What happened. Each type of each game has fields of its own.');

export const publicQuestion = z
  .object({ seat, kind: z.string(), ready: z.boolean() })
  .describe('what everybody may know of a question');

export const outcome = z.object({
  ranking: z.array(z.object({ seat, rank: z.int().min(1), values: z.record(z.string(), z.number()) })),
  tieBreaks: z.array(z.string()),
});

export const options = z.record(z.string().max(50), z.string().max(50));

export const timeControl = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    bank: z.int().min(10_000).max(86_400_000).describe('milliseconds'),
    increment: z.int().min(0).max(3_600_000).describe('milliseconds, gained with each turn'),
    cap: z
      .int()
      .min(10_000)
      .max(86_400_000)
      .exactOptional()
      .describe('most milliseconds that a bank may hold; without it, each answer gains the increment'),
  }),
  z.object({
    kind: z.literal('days'),
    days: z.int().min(1).max(30).describe('days for each turn; a holiday stops them'),
  }),
]);
/**
 * No limit; a bank of time that each turn adds to, up to a cap (tables of earlier versions: each answer,
 * without one); or a number of days for each turn.
 */
export type TimeControl = Readonly<z.infer<typeof timeControl>>;

export const botPace = z.enum(['instant', 'brisk', 'calm']);
/** How quickly bots answer, so that people can follow. */
export type BotPace = z.infer<typeof botPace>;
