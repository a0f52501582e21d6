import type { Character } from '@triptych/kernel';

/**
 * What each character counts for more or less than others do. The factors are small enough that nobody gains or loses
 * by them, which is measured: packages/bots/README.md.
 */
export const BELLUM_CHARACTERS = [
  { id: 'thief', lean: { thefts: 1.6 } },
  { id: 'scout', lean: { maps: 1.4 } },
  { id: 'warder', lean: { thefts: 0.8, shields: 1.4 } },
] as const satisfies readonly Character[];
