import type { Seat, Viewer } from '@triptych/kernel';
import type { MessageContent } from '@triptych/protocol';

/** What an entry changed, and which viewers are notified. */
export interface EntryEffect extends MessageContent {
  /** Whether this viewer gets a message. */
  hears(viewer: Viewer): boolean;
}

/** An effect in the making. `only`: the single viewer, or the group, who may hear of it. */
export type MutableEffect = { -readonly [K in keyof Omit<EntryEffect, 'hears'>]: EntryEffect[K] } & {
  only: Seat | 'players' | null;
};
