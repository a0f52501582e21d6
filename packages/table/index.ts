export { archive, confirm, recordingFor, type Verdict, verify, verifySeed } from './archive.ts';
export { BadLog, Rewritten } from './bad-log.ts';
export type { Checked } from './check.ts';
export { type ClubMatch, clubOf, type RankedSeat } from './club.ts';
export {
  Connection,
  type ConnectionHost,
  type ConnectionWire,
  LONGEST_FRAME,
  type OpenRequest,
} from './connection.ts';
export { admittedTo, playerOf } from './devices.ts';
export { entriesFromRecord } from './from-record.ts';
export {
  type Listener,
  LiveTable,
  type LiveTableIO,
  type NewEntry,
  type CommandReply,
  type Stored,
} from './live-table.ts';
export { LOCAL_PERSON, LocalHost, type LocalHostIO } from './local-host.ts';
export { matchesRecording, rebuildArchive } from './rebuild-archive.ts';
export { reopenTable, type StoredTable } from './reopen.ts';
export { SerialQueue } from './serial-queue.ts';
export { readEntry, readSnapshot } from './read-entry.ts';
export type * from './sender.ts';
export { type BotTurn, Table } from './table.ts';
