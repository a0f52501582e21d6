import type { Viewer } from '@triptych/kernel';

/** Receives the messages of one viewer. */
export interface Listener {
  readonly viewer: Viewer;
  /** Null if the client is not signed in. */
  readonly person: string | null;
  /** A television, which does not count as a spectator. */
  readonly screen: boolean;
  tell(text: string): void;
  /** The listener's seat was given to somebody else. */
  dismissed(): void;
  /** Closes the connection; the client reconnects on its own. */
  hangUp(): void;
}
