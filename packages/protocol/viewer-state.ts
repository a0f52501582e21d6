import { z } from 'zod';
import {
  answer,
  botPace,
  count,
  outcome,
  publicQuestion,
  question,
  seat,
  timeControl,
  viewer,
} from './basics.ts';
import { PHRASES, proposedAction } from './command.ts';
import type { DeepReadonly } from './json.ts';

const seatInfo = z
  .object({
    kind: z.enum(['open', 'person', 'bot']),
    name: z.string(),
    level: z.string().nullable().describe('how strong the bot is'),
    character: z.string().exactOptional().describe('of the bot, if it has one'),
    away: z.enum(['left', 'time-out', 'absent']).nullable().describe('why a bot plays for a person'),
    host: z.boolean(),
    absent: z
      .number()
      .nullable()
      .describe('since when the person has had no connected device, once nobody needs to wait for them'),
    resigned: z.boolean().describe('a bot plays for somebody who gave the match up'),
    holiday: z.boolean().describe('the person’s days stand still'),
    devices: count.exactOptional().describe('how many other devices were admitted to play for the person'),
    claim: count
      .exactOptional()
      .describe('somebody says that they are this person, on another device: the number to admit or reject'),
  })
  .describe('a seat as everybody sees it');
export type SeatInfo = DeepReadonly<z.infer<typeof seatInfo>>;

const proposalInfo = z.object({
  number: count,
  seat,
  action: proposedAction,
  agreed: z.array(seat).describe('seats of those who have agreed'),
  waitsFor: z.array(seat).describe('seats of those whose answer is still missing'),
});
export type ProposalInfo = DeepReadonly<z.infer<typeof proposalInfo>>;

export const clock = z.object({
  left: count.describe('milliseconds left when it last stopped'),
  since: z.number().nullable().describe('when it was started, in milliseconds since 1970; null: stopped'),
});
/** The clock of one seat. The time is always passed in, never read here. */
export type Clock = DeepReadonly<z.infer<typeof clock>>;

const fairness = z.object({
  commitment: z.string().describe('hash of the server’s part of the seed'),
  seats: z.array(z.string().nullable()).describe('by seat: its part of the seed'),
  host: z.string().nullable().describe('the server’s part; shown at the end'),
  seed: z.string().nullable().describe('shown at the end'),
});
export type Fairness = DeepReadonly<z.infer<typeof fairness>>;

export const status = z.enum(['open', 'running', 'over', 'closed']);
export type Status = z.infer<typeof status>;

export const viewerState = z
  .object({
    viewer,
    status,
    seats: z.array(seatInfo),
    timeControl,
    clocks: z.array(clock).describe('by seat; empty without time control'),
    paused: z.boolean(),
    proposal: proposalInfo.nullable(),
    rematch: z.string().nullable().describe('the id of the rematch’s table'),
    questionVersion: count.describe(
      'identifies the pending questions: commands say which version they answer',
    ),
    asked: z.array(publicQuestion).describe('who must answer, and the public part of their questions'),
    question: question.nullable().describe('the viewer’s own question'),
    sealed: answer.nullable().describe('the secret answer that the viewer has given'),
    undoable: count.describe('how many answers the viewer may take back without consent'),
    view: z.unknown().describe('the game’s own view; null before the match begins'),
    outcome: outcome.nullable(),
    fairness,
    undoStep: count.describe('how many answers an undo takes back now; 0: none may be'),
    freeUndo: z.boolean().describe('the viewer plays with bots only and may undo past new information'),
    endedEarly: z.boolean().describe('the people ended the match before its end'),
    resigned: z.array(seat).describe('the seats that ended it by giving up; they rank last'),
    botPace,
    hints: z
      .boolean()
      .exactOptional()
      .describe('whether players may ask a bot what it would do; if missing, no'),
    contest: z
      .boolean()
      .exactOptional()
      .describe('others play the same match elsewhere: nobody may change who plays; if missing, no'),
  })
  .describe('Everything that one viewer may see; clients show nothing else.');
export type ViewerState = DeepReadonly<z.infer<typeof viewerState>>;

export const chat = z.object({
  at: z.number(),
  seat: seat.nullable(),
  name: z.string(),
  text: z.string(),
  phrase: z
    .enum(PHRASES)
    .exactOptional()
    .describe('one of the quick phrases, which every reader sees in their own language'),
});
export type Chat = DeepReadonly<z.infer<typeof chat>>;
