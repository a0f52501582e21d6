import type { ConnectionState, SessionListener } from '@triptych/client/session.ts';

/** What a session reports besides the match itself: whether it is connected, here, and stored. */
export class SessionStatus {
  connection = $state<ConnectionState>('open');
  failed = $state(false);
  /** Another tab of this browser has the match. */
  moved = $state(false);
  /** Whether this browser has stored everything. */
  stored = $state(true);

  readonly listener: Pick<SessionListener, 'connection' | 'failed' | 'moved' | 'stored'> = {
    connection: (connection) => {
      this.connection = connection;
    },
    failed: () => {
      this.failed = true;
    },
    moved: () => {
      this.moved = true;
    },
    stored: (all) => {
      this.stored = all;
    },
  };
}
