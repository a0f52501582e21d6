import type { GameEvent, Author, Seat, TakenBack } from '@triptych/kernel';
import { z } from 'zod';
import { count, refusal, seat, viewer } from './basics.ts';
import { house } from './house.ts';
import type { DeepReadonly } from './json.ts';
import type { EventShape, WireMessage } from './message.ts';
import { wireMessage } from './message-schema.ts';
import { chat, viewerState } from './viewer-state.ts';

/** Frames between a client and its host (a socket, or the worker of a page), apart from commands. */

export const commandId = z
  .string()
  .min(1)
  .max(64)
  .describe('a repeat under the same id has no effect; a different command needs a new id');

/** What a client sends; a command is a frame too. */
export const openFrame = z
  .object({
    open: z.string().max(40).describe('the table'),
    key: z.string().max(64).optional().describe('opens a private table'),
    as: viewer.optional().describe('one of the client’s own seats, or a spectator; default: its first seat'),
    since: count.optional().describe('the number of the last message received'),
    epoch: z.string().max(40).optional().describe('the epoch of that message'),
  })
  .describe('Opens a table. From now on the client receives this viewer’s messages.');
export const lookFrame = z.object({ look: viewer }).describe('Watches as another of the client’s own seats.');
export const storyFrame = z.object({ story: z.literal(true) }).describe('Asks for all events so far.');
export const pingFrame = z.object({ ping: z.unknown() }).describe('The reply is {"pong": 1}.');
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
      .describe('the undos after which this was the last answer that stood'),
  })
  .describe('one answer that stands, or a reveal of several, as the viewer saw it');

/** One answer that stands, or a reveal of several, as one viewer saw it. */
export interface StoryStep {
  readonly at: number;
  /** Who answered; empty for the setup. */
  readonly by: readonly { readonly seat: Seat; readonly author: Author }[];
  readonly events: readonly GameEvent[];
  /** The undos after which this was the last answer that stood. */
  readonly takenBack?: readonly TakenBack[];
}

export const freshState = z
  .object({
    n: count.describe('the number of the last message'),
    at: z.number(),
    createdAt: z.number().describe('when the table was created: the times of messages are relative to this'),
    state: viewerState,
    mayChat: z.boolean(),
    chats: z.array(chat),
    shapes: z.array(z.array(z.string())).describe('the shapes of all events in messages so far'),
  })
  .describe('Everything a viewer needs to start: its state after message n.');
export type FreshState = DeepReadonly<z.infer<typeof freshState>> & {
  readonly shapes: readonly EventShape[];
};

/**
 * What a host sends to one client, unless it is a bare message. One frame combines everything about one
 * event.
 */
export const hostFrame = z
  .object({
    ok: z.string().describe('the command with this id was carried out'),
    m: wireMessage.describe('the message about it'),
    refused: z
      .string()
      .nullable()
      .describe('the command with this id was refused; null: the frame was not a command'),
    refusal,
    viewer: viewer.describe('the viewer that the client watches as from now on'),
    ownSeats: z.array(seat).describe('the seats that it may watch as'),
    epoch: z
      .string()
      .describe('messages are numbered within one epoch: one period of the table in its host’s memory'),
    fresh: freshState,
    missed: z.array(wireMessage).describe('the messages after the one that the client named'),
    present: z.array(seat).describe('the seats of people who are connected'),
    away: z
      .array(z.object({ seat, since: z.number() }))
      .describe('the seats of people without a connected device, and since when'),
    spectators: count.describe('the number of spectators'),
    story: z.array(storyStep),
    house,
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
