import type { Answer, Foreseen, Refusal, Seat } from '@triptych/kernel';
import type { Replay, Finished, Opening, MatchUpdate } from '@triptych/client/session.ts';

/** What the page asks of the worker that hosts its table. `call` numbers what wants a reply. */
export type ToHost =
  | { readonly type: 'open'; readonly match: string }
  | { readonly type: 'answer' | 'check' | 'foresee'; readonly call: number; readonly answer: Answer }
  | { readonly type: 'undo'; readonly call: number; readonly answers: number }
  | { readonly type: 'withdraw' | 'finished'; readonly call: number }
  | { readonly type: 'film'; readonly call: number; readonly viewer: Seat }
  | { readonly type: 'sitDown'; readonly seat: Seat };

/** What a call is answered with. */
export type Reply = { readonly call: number } & (
  | { readonly type: 'done'; readonly refusal: Refusal | null }
  | { readonly type: 'foreseen'; readonly foreseen: Foreseen }
  | { readonly type: 'film'; readonly film: Replay | null }
  | { readonly type: 'finished'; readonly finished: Finished | null }
);

export type FromHost =
  | { readonly type: 'opened'; readonly opening: Opening }
  | { readonly type: 'updated'; readonly update: MatchUpdate }
  | { readonly type: 'failed' }
  | Reply;
