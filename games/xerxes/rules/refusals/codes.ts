import type { Refusal } from '@triptych/kernel';

/** All reasons of the game itself; words/ has a sentence for each. */
export type XerxesRefusal =
  | 'satrap-taken'
  | 'keep-number'
  | 'home-area'
  | 'area-occupied'
  | 'area-free'
  | 'no-track-alone'
  | 'track-taken'
  | 'no-ability'
  | 'store-full'
  | 'gift-number'
  | 'not-in-hand'
  | 'missing-forces'
  | 'too-few-forces'
  | 'one-must-rest'
  | 'not-at-hand'
  | 'wrong-force'
  | 'force-twice'
  | 'same-force'
  | 'not-a-rival'
  | 'none-held'
  | 'event-stops'
  | 'already-built'
  | 'not-built'
  | 'own-building'
  | 'no-free-building'
  | 'barred'
  | 'no-markers'
  | 'cannot-pay'
  | 'not-free'
  | 'whole-loss'
  | 'rival-has-none'
  | 'given-kind'
  | 'everybody-once';

/** Why an answer is illegal; null where the kernel's own reason says it better. */
export type Reason = Refusal<XerxesRefusal> | null;
