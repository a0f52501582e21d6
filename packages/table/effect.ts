import type { Viewer } from '@triptych/kernel';
import type { MessageContent } from '@triptych/protocol';

/** What an entry changed, and which viewers are notified. */
export interface Effect extends MessageContent {
  /** Whether this viewer gets a message. */
  hears(viewer: Viewer): boolean;
}
