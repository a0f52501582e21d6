import { AUTHORS } from '@triptych/kernel';
import { z } from 'zod';
import { count, gameEvent, refusal, seat, viewer } from './basics.ts';
import { playerCommand } from './command.ts';
import { siteStatus } from './site-status.ts';
import type { DeepReadonly } from './json.ts';
import type { WireMessage } from './message.ts';
import { eventShape, wireMessage } from './message-schema.ts';
import { chat, viewerState } from './viewer-state.ts';

/** Frames between a client and its server (over a socket, or in a worker of the page), apart from commands. */

export const commandId = z
  .string()
  .min(1)
  .max(64)
  .describe('a repeat under the same id has no effect; a different command needs a new id');

/** A command with its id. `levels`: the strengths of bots available here. */
export function commandFrame(levels: readonly [string, ...string[]]) {
  return z.intersection(playerCommand(levels), z.object({ id: commandId }));
}

/** What else a client sends. */
export const openFrame = z
  .object({
    open: z.string().max(40).describe('the table'),
    key: z.string().max(64).optional().describe('opens a private table'),
    as: viewer.optional().describe('one of the client’s own seats, or a spectator; default: its first seat'),
    screen: z
      .literal(true)
      .optional()
      .describe('a television, which everybody looks at: it does not count as a spectator'),
    since: count.optional().describe('the number of the last message received'),
    epoch: z.string().max(40).optional().describe('the epoch of that message'),
  })
  .describe('Opens a table. From now on the client receives this viewer’s messages.');
export const watchFrame = z
  .object({ watch: viewer })
  .describe('Watches as another of the client’s own seats.');
export const storyFrame = z.object({ story: z.literal(true) }).describe('Asks for all events so far.');
export const pingFrame = z.object({ ping: z.unknown() }).describe('The reply is {"pong": 1}.');
export type ClientFrame = DeepReadonly<
  z.infer<typeof openFrame | typeof watchFrame | typeof storyFrame | typeof pingFrame>
>;

export const storyStep = z
  .object({
    at: z.number(),
    by: z.array(z.object({ seat, author: z.enum(AUTHORS) })).describe('who answered; nobody for the set-up'),
    events: z.array(gameEvent),
    takenBack: z
      .array(z.object({ seat, answers: count }))
      .exactOptional()
      .describe('the undos after which this was the last answer that stood'),
  })
  .describe('one answer that stands, or a reveal of several, as the viewer saw it');

/** One answer that stands, or a reveal of several, as one viewer saw it. */
export type StoryStep = DeepReadonly<z.infer<typeof storyStep>>;

export const freshState = z
  .object({
    n: count.describe('the number of the last message'),
    at: z.number(),
    createdAt: z.number().describe('when the table was created: the times of messages are relative to this'),
    state: viewerState,
    mayChat: z.boolean(),
    chats: z.array(chat),
    shapes: z.array(eventShape).describe('the shapes of all events in messages so far'),
  })
  .describe('Everything a viewer needs to start: its state after message n.');
export type FreshState = DeepReadonly<z.infer<typeof freshState>>;

/**
 * What a server sends to one client, unless it is a bare message. One frame combines everything about one
 * event.
 */
export const serverFrame = z
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
    votedOut: z
      .array(seat)
      .describe('the seats that the others took from this person, as long as nobody else has them'),
    epoch: z
      .string()
      .describe('messages are numbered within one epoch: one period of the table in its server’s memory'),
    fresh: freshState,
    missed: z.array(wireMessage).describe('the messages after the one that the client named'),
    present: z.array(seat).describe('the seats of people who are connected'),
    disconnected: z
      .array(z.object({ seat, since: z.number() }))
      .describe('the seats of people without a connected device, and since when'),
    spectators: count.describe('the number of spectators'),
    story: z.array(storyStep),
    site: siteStatus,
    gone: z.literal(true).describe('the table was deleted'),
    pong: z.number().nullable(),
  })
  .partial();
export type ServerFrame = DeepReadonly<z.infer<typeof serverFrame>>;

/** Whoever writes a frame goes through here, so that the compiler compares it with the schema. */
export function frameText(frame: ServerFrame): string {
  return JSON.stringify(frame);
}

/** A list is a message. */
export type Frame = ServerFrame | WireMessage;
