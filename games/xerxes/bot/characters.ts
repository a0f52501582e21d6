import type { Character } from '@triptych/kernel';

/**
 * What each character counts for more or less than others do. The factors are small enough that nobody gains or loses
 * by them, which is measured: packages/bots/README.md.
 */
export const XERXES_CHARACTERS = [
  { id: 'commander', lean: { campaigns: 1.1, buildings: 1.05 } },
  { id: 'builder', lean: { buildings: 1.08 } },
  { id: 'collector', lean: { taxes: 1.07, buildings: 1.05 } },
] as const satisfies readonly Character[];
