export {
  type Archive,
  ARCHIVE_FORMAT,
  archive,
  confirm,
  type Show,
  showTo,
  type Verdict,
  verify,
  verifySeed,
} from './archive.ts';
export type * from './author.ts';
export type * from './chair.ts';
export type { Checked } from './check.ts';
export type * from './clock.ts';
export { LONGEST_TEXT } from './command.ts';
export type * from './command.ts';
export {
  type CompactMessage,
  compactPatch,
  type EventShape,
  EventShapes,
  readCompact,
} from './compact.ts';
export { diff, patch, type Delta, type Json } from './delta.ts';
export type * from './entry.ts';
export { BadLog } from './fold.ts';
export { Follower, type News } from './follower.ts';
export type * from './founding.ts';
export type * from './frame.ts';
export type * from './message.ts';
export { LONGEST_NAME, readName } from './name.ts';
export { patchSight } from './patch-sight.ts';
export type * from './proposal.ts';
export { type ArchiveReading, readArchive } from './read-archive.ts';
export { readCommand } from './read-command.ts';
export type { TableRefusal } from './refusals.ts';
export type * from './sight.ts';
export type { Chat, Kept, Status } from './state.ts';
export { type BotTurn, Table } from './table.ts';
export { fitsFilm, tellAgain } from './tell-again.ts';
export type { Form, Told } from './watcher.ts';
