export {
  type Archive,
  ARCHIVE_FORMAT,
  ARCHIVE_FORMATS,
  type ArchiveReading,
  readArchive,
  type Recording,
  storedArchive,
} from './archive.ts';
export { answer, type BotPace, name, refusal, seat, type TimeControl, viewer } from './basics.ts';
export { isBrokenOff } from './broken-off.ts';
export {
  type Command,
  type ServerCommand,
  LONGEST_TEXT,
  type Phrase,
  PHRASES,
  type PlayerCommand,
  playerCommand,
  type ProposedAction,
  STAND_IN_LEVEL,
} from './command.ts';
export { DAILY_STRENGTH, DAY, dailySeed, dayOf, ofTheDay } from './daily.ts';
export {
  draftInFile,
  EVERYTHING_FORMAT,
  type EverythingFile,
  everythingFile,
  storedSetting,
} from './everything-file.ts';
export * from './frame.ts';
export { type Announcement, announcement, type SiteStatus } from './site-status.ts';
export { LONGEST_ANNOUNCEMENT } from './longest-announcement.ts';
export {
  type RequestRefusal,
  refuseRequest,
  type ServerRefusal,
  type TableRefusal,
} from './request-refusal.ts';
export { type DeepReadonly, isFields, isJsonList, type Json, type JsonObject } from './json.ts';
export { inline, type JsonReading, readableJson, readJson, type TextPlace } from './json-text.ts';
export { exceededPackLimit, PACK_LIMITS, type PackLimit } from './pack-limits.ts';
export {
  applyChange,
  asJson,
  asViewerState,
  type EventShape,
  EventShapes,
  isMessage,
  type Message,
  readMessage,
  type WireMessage,
} from './message.ts';
export { wireMessage } from './message-schema.ts';
export { type MessageContent, MessageWriter, writeChange } from './message-writer.ts';
export { lookOfName } from './look-of-name.ts';
export { isSeen, LONGEST_NAME, readName } from './name.ts';
export { formatOf, readRecord, type RecordProblem, type RecordReading } from './record.ts';
export type {
  Act,
  Away,
  CommandKey,
  Devices,
  PersonId,
  Player,
  Proposal,
  Snapshot,
  TableConfig,
  TableEntry,
  TableSeat,
  TableState,
} from './table-entry.ts';
export { readEntry, readSnapshot } from './table-entry.ts';
export { readSummary, type TableSummary } from './table-summary.ts';
export { readTableFile, TABLE_FORMAT, type TableFile, type TableFileReading } from './table-file.ts';
export type { Chat, Clock, Fairness, ProposalInfo, SeatInfo, Status, ViewerState } from './viewer-state.ts';
export * as rest from './rest.ts';
