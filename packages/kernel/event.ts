import type { Audience } from './question.ts';

/** Something that happened, for those who may know it. Games define a closed union over `type`. */
export interface GameEvent {
  readonly type: string;
}

/** How rules report events. Absent when nobody listens; `emit?.(…)` then does not even build the event. */
export type Emit<E extends GameEvent> = (event: E, to: Audience) => void;
