import type { GameEvent } from '@triptych/kernel';

/** Some of what happened, and what was to be seen after it. The last scene ends with what is really there. */
export interface Scene {
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}
