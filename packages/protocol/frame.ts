import type { GameEvent, Author, Seat, TakenBack } from '@triptych/kernel';
import { z } from 'zod';
import { count, refusal, seat, viewer } from './basics.ts';
import type { DeepReadonly } from './json.ts';
import type { EventShape, WireMessage } from './message.ts';
import { wireMessage } from './message-schema.ts';
import { chat, viewerState } from './viewer-state.ts';

/** What goes over the socket besides commands, and between a page and the worker that hosts its table. */

export const commandId = z
  .string()
  .min(1)
  .max(64)
  .describe('a repeat with the same id is harmless; another command needs another id');

/** What a client sends; a command is a frame too. */
export const openFrame = z
  .object({
    open: z.string().max(40).describe('the table'),
    key: z.string().max(64).optional().describe('opens a private table'),
    as: viewer.optional().describe('a seat of one’s own, or a spectator; one’s first seat if it is left out'),
    since: count.optional().describe('the number of the last message that is known'),
    epoch: z.string().max(40).optional().describe('the epoch in which it was heard'),
  })
  .describe('Opens a table. From now on the client hears what this viewer is told.');
export const lookFrame = z.object({ look: viewer }).describe('Looks through another seat of one’s own.');
export const storyFrame = z.object({ story: z.literal(true) }).describe('Asks for all events so far.');
export const pingFrame = z.object({ ping: z.unknown() }).describe('Is answered with {"pong": 1}.');
export type ClientFrame =
  | DeepReadonly<z.infer<typeof openFrame>>
  | DeepReadonly<z.infer<typeof lookFrame>>
  | DeepReadonly<z.infer<typeof storyFrame>>
  | { readonly ping: 1 };

const storyStep = z
  .object({
    at: z.number(),
    by: z.array(z.object({ seat, author: z.string() })).describe('who answered; nobody for the set-up'),
    events: z.array(z.looseObject({ type: z.string() })),
    takenBack: z
      .array(z.object({ seat, answers: count }))
      .optional()
      .describe('what was taken back when this was the last that stood'),
  })
  .describe('one answer that stands, or a reveal of several, as the viewer may tell it');

/** One answer that stands, or a reveal of several, as one viewer may tell it. */
export interface StoryStep {
  readonly at: number;
  /** Who answered; empty for what was told while the match was set up. */
  readonly by: readonly { readonly seat: Seat; readonly author: Author }[];
  readonly events: readonly GameEvent[];
  /** What was taken back when this was the last that stood. */
  readonly takenBack?: readonly TakenBack[];
}

export const freshState = z
  .object({
    n: count.describe('the number of the last message'),
    at: z.number(),
    createdAt: z.number().describe('when the table was created: messages count from there'),
    state: viewerState,
    mayChat: z.boolean(),
    chats: z.array(chat),
    shapes: z.array(z.array(z.string())).describe('the shapes of events that messages have used so far'),
  })
  .describe('Everything a viewer needs to begin: its state after message n.');
export type FreshState = DeepReadonly<z.infer<typeof freshState>> & {
  readonly shapes: readonly EventShape[];
};

/** What a host sends to one client, if it is no message: one frame holds what belongs together. */
export const hostFrame = z
  .object({
    ok: z.string().describe('the command with this id was taken'),
    m: wireMessage.describe('the message about it'),
    refused: z
      .string()
      .nullable()
      .describe('the command with this id was not taken; null: it was no command'),
    refusal,
    viewer: viewer.describe('through which seat the client looks from now on'),
    ownSeats: z.array(seat).describe('which seats it may look through'),
    epoch: z
      .string()
      .describe('messages are numbered within one epoch: the table’s time in its host’s memory'),
    fresh: freshState,
    missed: z.array(wireMessage).describe('what the client has missed since the message it named'),
    present: z.array(seat).describe('seats of which somebody looks at the table'),
    spectators: count.describe('how many only watch'),
    story: z.array(storyStep),
    gone: z.literal(true).describe('the table was deleted'),
    pong: z.number().nullable(),
  })
  .partial();
export interface HostFrame
  extends Omit<DeepReadonly<z.infer<typeof hostFrame>>, 'm' | 'missed' | 'story' | 'fresh'> {
  readonly m?: WireMessage;
  readonly missed?: readonly WireMessage[];
  readonly story?: readonly StoryStep[];
  readonly fresh?: FreshState;
}

/** A list is a message. */
export type Frame = HostFrame | WireMessage;
