import type { Answer, Refusal, Seat } from '@triptych/kernel';
import type { Opening, Update } from './session.ts';

/** What the page asks of the worker that hosts its table. `call` numbers what wants a reply. */
export type ToHost =
  | { readonly type: 'open'; readonly match: string }
  | { readonly type: 'answer' | 'check'; readonly call: number; readonly answer: Answer }
  | { readonly type: 'undo'; readonly call: number; readonly answers: number }
  | { readonly type: 'withdraw'; readonly call: number }
  | { readonly type: 'sitDown'; readonly seat: Seat };

export type FromHost =
  | { readonly type: 'opened'; readonly opening: Opening }
  | { readonly type: 'updated'; readonly update: Update }
  | { readonly type: 'reply'; readonly call: number; readonly refusal: Refusal | null }
  | { readonly type: 'failed' };
