import type { Viewer } from '@triptych/kernel';
import type { MessageContent } from '@triptych/protocol';

/** What an entry did, and who hears of it. */
export interface Effect extends MessageContent {
  /** Whether this viewer is told of it at all. */
  hears(viewer: Viewer): boolean;
}
