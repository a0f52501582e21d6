export { archive, confirm, recordingFor, type Verdict, verify, verifySeed } from './archive.ts';
export { BadLog, Rewritten } from './bad-log.ts';
export { type BotTurn, type ThinkingTime, waitOf } from './bot-turns.ts';
export type { CheckedCommand } from './check.ts';
export { type ClubMatch, clubOf } from './club.ts';
export {
  type FinishedMatch,
  type GameStatistics,
  ownResult,
  placesIn,
  statisticsOf,
} from './results.ts';
export {
  Connection,
  type ConnectionServer,
  type ConnectionWire,
  LONGEST_FRAME,
  type OpenRequest,
} from './connection.ts';
export { admittedTo, playerOf } from './devices.ts';
export { distinctPlayers } from './distinct-name.ts';
export { entriesAtDevice, entriesFromRecord } from './from-record.ts';
export {
  LiveTable,
  type LiveTableIO,
  type NewEntry,
  type CommandReply,
  type StoreResult,
} from './live-table.ts';
export type { Listener } from './listener.ts';
export { LocalServer, type LocalServerIO } from './local-server.ts';
export { LOCAL_PERSON } from './local-person.ts';
export { soleWriterIO } from './sole-writer.ts';
export { matchesRecording, rebuildArchive } from './rebuild-archive.ts';
export { reopenTable, type StoredTable } from './reopen.ts';
export { SerialQueue } from './serial-queue.ts';
export type * from './sender.ts';
export { Table } from './table.ts';
