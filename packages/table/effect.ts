import type { Author, TakenBack, AddressedEvent, Viewer } from '@triptych/kernel';
import type { Chat } from './state.ts';

/** What an entry did that viewers are told beside their new sight. */
export interface Effect {
  readonly told: readonly AddressedEvent[];
  readonly by: Author | null;
  readonly undone: TakenBack | null;
  readonly chat: Chat | null;
  /** Whether this viewer is told of it at all. */
  hears(viewer: Viewer): boolean;
}
