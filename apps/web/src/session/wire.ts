import type { Known } from '@triptych/client/imagined.ts';
import type { Answer, Foreseen, Refusal, Viewer } from '@triptych/kernel';
import type { Archive, Recording } from '@triptych/protocol';
import type { StoredMatch } from './storage.ts';

/** What the page sends to the worker that runs its table: frames, as on a socket, and a few requests. */
export type ToWorker =
  /** With the match itself if this browser could not store it. */
  | { readonly type: 'open'; readonly match: string; readonly unstored: StoredMatch | null }
  | { readonly type: 'frame'; readonly text: string }
  | { readonly type: 'recording'; readonly call: number; readonly viewer: Viewer }
  | { readonly type: 'archive'; readonly call: number }
  | {
      readonly type: 'check' | 'foresee';
      readonly call: number;
      readonly known: Known;
      readonly answer: Answer;
    };

/** What a call is answered with. */
export type WorkerReply = Recording | Archive | Refusal | Foreseen | null;

export type FromWorker =
  | { readonly type: 'opened'; readonly game: string; readonly pack: unknown }
  | { readonly type: 'failed' }
  /** Another tab has opened the match. */
  | { readonly type: 'moved' }
  /** The match as it is now, if this browser could not store all of it. */
  | { readonly type: 'stored'; readonly unstored: StoredMatch | null }
  | { readonly type: 'frame'; readonly text: string }
  | { readonly type: 'reply'; readonly call: number; readonly value: WorkerReply };
