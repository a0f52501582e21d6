import { AUTHORS } from '@triptych/kernel';
import { z } from 'zod';
import { count, seat } from './basics.ts';
import type { Json } from './json.ts';
import { chat } from './viewer-state.ts';

/** The schema of a message; `message.ts` reads one. */

/** Whether a value fits depends on the state that it changes, so nothing more can be checked here. */
const json = z.custom<Json>((value) => value !== undefined);

export const eventShape = z.array(z.string()).min(1).describe('[type, ...names of its fields]');

const shaped = z.tuple([z.union([eventShape, count])], json);

const writtenEvent = shaped.describe(
  '[shape, ...values]; the shape is written out when it first occurs, after that it is its number',
);

const writtenQuestion = shaped.describe(
  'the viewer’s new question, which `change` leaves out, written like an event: the shape is the names of all its fields',
);

const change = json.describe(
  'a change of the viewer’s state: where a plain value was or comes, the new value; otherwise a list [place, change, …], the place of a field being its number in the object; {"=": value} is a new list or object, {"+": items} adds to the end of a list, {"@": [from, gone, ...new]} replaces items of a list',
);

export const messageRest = z.object({
  by: z.enum(AUTHORS).exactOptional().describe('who gave the answer, unless it was a person'),
  undone: count.exactOptional().describe('how many of the last answers were taken back, with their events'),
  undoneBy: seat.exactOptional().describe('the seat that took them back'),
  chat: chat.exactOptional(),
});

export const wireMessage = z
  .tuple([
    count.describe('its number: a viewer’s messages are numbered without gaps'),
    z.number().describe('milliseconds since the table was created'),
    z
      .union([z.literal(0), z.array(writtenEvent)])
      .describe('what happened, as far as the viewer may know; 0: nothing')
      .optional(),
    change.optional(),
    z
      .union([z.literal(0), messageRest])
      .describe('0: nothing')
      .optional(),
    writtenQuestion.optional(),
  ])
  .describe(
    'A message: [n, milliseconds, events, change, rest, question], cut short after the last part that is there.',
  );
