import type { Act } from '@triptych/protocol';

/** Acts that change whose presence matters. */
export const PEOPLE_ACTS: ReadonlySet<Act['do']> = new Set(['sit', 'replace', 'start', 'host']);

/** Acts that do not affect the lists. */
export const UNLISTED_ACTS: ReadonlySet<Act['do']> = new Set([
  'chat',
  'withdraw',
  'undo',
  'propose',
  'decline',
  'absent',
  'present',
  'pause',
  'holiday',
]);
