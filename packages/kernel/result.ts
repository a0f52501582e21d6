import type { GameEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { AddressedEvent } from './timeline.ts';

/** The effect of an accepted command. */
export interface Done<E extends GameEvent = GameEvent> {
  readonly ok: true;
  /** Empty while a sealed answer waits for the others, and after an undo. */
  readonly events: readonly AddressedEvent<E>[];
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Result<E extends GameEvent = GameEvent> = Done<E> | Refused;

/** The first entry of a log that does not fit, counted from 1, and why. */
export interface BadEntry {
  readonly entry: number;
  readonly refusal: Refusal;
}
