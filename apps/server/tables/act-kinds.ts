import type { Act } from '@triptych/protocol';

/** Acts that change whose presence matters. */
export const PEOPLE_ACTS: ReadonlySet<Act['do']> = new Set(['sit', 'replace', 'start', 'host']);

/**
 * Acts that do not affect the lists. A proposal does: it may be carried out as soon as it is made, or as soon as nobody
 * waits for those who have not voted.
 */
export const UNLISTED_ACTS: ReadonlySet<Act['do']> = new Set([
  'answer',
  'chat',
  'withdraw',
  'undo',
  'decline',
  'present',
  'pause',
  'holiday',
]);
