import type { Decision, ThinkingLimits } from '@triptych/bots';
import type { AskedBot } from '@triptych/kernel';

/** What a question is given beyond the budget of the bot's strength. */
export type PostedLimits = Omit<ThinkingLimits, 'clock'>;

/** What the worker that runs a table, or its page, sends to the worker in which bots think. */
export type ToBots =
  | { readonly type: 'game'; readonly game: string; readonly pack: unknown }
  | {
      readonly type: 'think';
      readonly call: number;
      readonly level: string;
      readonly asked: AskedBot;
      readonly seed: number;
      readonly limits: PostedLimits;
    }
  | { readonly type: 'stop'; readonly call: number };

export type FromBots =
  | { readonly type: 'decided'; readonly call: number; readonly decision: Decision }
  | { readonly type: 'failed'; readonly call: number; readonly why: string };
