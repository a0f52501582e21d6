import { z } from 'zod';
import { answer, character, count, name, seat, seedPart } from './basics.ts';
import type { DeepReadonly } from './json.ts';
import { isSeen } from './name.ts';

export const LONGEST_TEXT = 500;
/** The level of a bot that stands in for a person, unless another one is chosen. */
export const STAND_IN_LEVEL = 'casual';

/** What can be said with one tap; each reader sees it in their own language. */
export const PHRASES = [
  'hello',
  'luck',
  'well-played',
  'thanks',
  'sorry',
  'moment',
  'hurry',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Text that a person typed, trimmed and without control characters. */
const text = z
  .string()
  .max(LONGEST_TEXT * 2)
  .transform((typed, context) => {
    const read = typed.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ').trim();
    if (!isSeen(read) || read.length > LONGEST_TEXT) context.addIssue('nothing to see, or too long');
    return read;
  })
  .describe(`at most ${LONGEST_TEXT} characters`);

/** Something that needs the others' consent: a pause, an undo of older answers, a replaced player, the early end. */
export const proposedAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('undo'), answers: z.int().min(1) }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('replace'), seat, by: z.enum(['bot', 'open']) }),
  z.object({ kind: z.literal('end') }),
]);
export type ProposedAction = DeepReadonly<z.infer<typeof proposedAction>>;

const play = {
  seat,
  questionVersion: count.describe('which question is meant: the version in the viewer’s state'),
};

/** Everything that a player can send. `levels`: the strengths of bots available here. */
export function playerCommand(levels: readonly [string, ...string[]]) {
  return z.discriminatedUnion('do', [
    // The table checks the answer against its question, so that the game can explain a refusal.
    z.object({ do: z.literal('answer'), ...play, answer: z.unknown().meta(answer.meta() ?? {}) }),
    z.object({ do: z.literal('withdraw'), ...play }),
    z
      .object({ do: z.literal('undo'), ...play, answers: count })
      .describe('takes back one’s own last answers; a secret one that is still pending counts as the last'),
    z.object({ do: z.literal('propose'), ...play, action: proposedAction }),
    z.object({ do: z.literal('agree'), proposal: count }),
    z.object({ do: z.literal('decline'), proposal: count }),
    z.object({ do: z.literal('resume') }),
    z.object({ do: z.literal('chat'), text }),
    z.object({ do: z.literal('phrase'), phrase: z.enum(PHRASES) }).describe('a quick phrase for the chat'),
    z.object({ do: z.literal('claim'), seat }).describe('“I am this player, on another device”'),
    z
      .object({ do: z.literal('admit'), claim: count })
      .describe(
        'confirms a claim: by the seat’s own player, or by anybody at the table once that player is absent',
      ),
    z.object({ do: z.literal('reject'), claim: count }),
    z.object({ do: z.literal('release'), seat }).describe('ends the other devices of a seat'),
    z.object({
      do: z.literal('sit'),
      seat,
      part: seedPart.nullish().transform(orNull).describe('one’s part of the seed'),
    }),
    z.object({
      do: z.literal('replace'),
      seat,
      by: z.enum(['open', 'bot']),
      name: name.default('Bot'),
      level: z.enum(levels).default(STAND_IN_LEVEL).describe('how strong the bot is'),
      character: character.exactOptional(),
    }),
    z.object({ do: z.literal('leave'), seat }),
    z.object({ do: z.literal('back'), seat }),
    z
      .object({ do: z.literal('stand-in'), seat })
      .describe('a bot plays for somebody who has been away for a while, until they return'),
    z.object({ do: z.literal('resign'), seat }).describe('gives the match up for good'),
    z.object({ do: z.literal('holiday'), seat, on: z.boolean() }).describe('stops one’s own days'),
    z.object({ do: z.literal('pause') }).describe('the host pauses the match'),
    z.object({ do: z.literal('hand-over'), seat }).describe('makes this seat’s person the host'),
    z.object({ do: z.literal('start'), part: seedPart.nullish().transform(orNull) }),
    z.object({ do: z.literal('close') }),
  ]);
}

function orNull(part: string | null | undefined): string | null {
  return part ?? null;
}

export type PlayerCommand = DeepReadonly<z.output<ReturnType<typeof playerCommand>>>;

const person = z.string();
/** Commands of the table's server itself that its log repeats. */
export const loggedServerCommands = [
  z
    .object({ do: z.literal('absent'), person, since: count })
    .describe('somebody has had no connected device since then'),
  z.object({ do: z.literal('present'), person }).describe('they are back'),
  z.object({ do: z.literal('rematch'), table: z.string() }),
] as const;
const serverCommand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('time-out'), seat }),
  ...loggedServerCommands,
]);
export type ServerCommand = DeepReadonly<z.infer<typeof serverCommand>>;

export type Command = PlayerCommand | ServerCommand;
