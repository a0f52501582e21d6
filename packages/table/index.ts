export {
  type Archive,
  ARCHIVE_FORMAT,
  archive,
  confirm,
  type Recording,
  recordingFor,
  type Verdict,
  verify,
  verifySeed,
} from './archive.ts';
export type * from './sender.ts';
export { BadLog } from './bad-log.ts';
export type * from './seat.ts';
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
export { TableMirror, type AppliedMessage } from './table-mirror.ts';
export type * from './table-config.ts';
export type * from './frame.ts';
export type * from './message.ts';
export { LONGEST_NAME, readName } from './name.ts';
export { patchState } from './patch-state.ts';
export type * from './proposal.ts';
export { type ArchiveReading, readArchive } from './read-archive.ts';
export { readCommand } from './read-command.ts';
export type { TableRefusal } from './refusals.ts';
export type * from './viewer-state.ts';
export type { Chat, Snapshot, Status } from './state.ts';
export { type BotTurn, Table } from './table.ts';
export { matchesRecording, rebuildArchive } from './rebuild-archive.ts';
export type { Form, Told } from './viewer-feed.ts';
