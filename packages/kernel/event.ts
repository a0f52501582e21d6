import type { Audience } from './question.ts';

/** Something that happened, told to those who may know it. Games make it a closed union over `type`. */
export interface GameEvent {
  readonly type: string;
}

/** Where rules tell what happens. Absent when nobody listens: call it as `emit?.(…)`, then telling costs nothing. */
export type Emit<E extends GameEvent> = (event: E, to: Audience) => void;
