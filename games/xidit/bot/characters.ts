import type { Character } from '@triptych/kernel';

/**
 * What each character counts for more or less than others do. The factors are small enough that nobody gains or loses
 * by them, which is measured: packages/bots/README.md.
 */
export const XIDIT_CHARACTERS = [
  { id: 'treasurer', lean: { wealth: 1.12 } },
  { id: 'mason', lean: { influence: 1.12 } },
  { id: 'chronicler', lean: { reputation: 1.12 } },
] as const satisfies readonly Character[];
