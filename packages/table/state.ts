import type { Answer, Seat, StateEntry, Viewer } from '@triptych/kernel';
import type { Chat, Clock, Status } from '@triptych/protocol';
import type { CommandKey, PersonId } from './sender.ts';
import { fullClock, HOLIDAY } from './clock.ts';
import { bringing, isDevice } from './devices.ts';
import { type TableSeat, playedByBot } from './seat.ts';

import type { TableConfig } from './table-config.ts';
import type { Proposal } from './proposal.ts';

/** Everything about a table except the match itself. Plain data: it survives JSON. */
export interface TableState {
  readonly config: TableConfig;
  status: Status;
  seats: TableSeat[];
  /** By seat; empty without a time control. */
  clocks: Clock[];
  paused: boolean;
  proposal: Proposal | null;
  proposals: number;
  /** Counts the changes of the match. A command names the version of the question that it answers. */
  questionVersion: number;
  /** Messages sent to each viewer: by seat, spectators last. */
  messageCounts: number[];
  createdAt: number;
  /** The time of the last entry, and the number of entries. */
  at: number;
  entries: number;
  /** The latest commands, so that a repeat is recognized. */
  recent: CommandKey[];
  chats: Chat[];
  /** The id of the rematch's table. */
  rematch: string | null;
  /** The person who may change seats before the start, and pause. */
  host: PersonId;
  /** People who have been away so long that no one waits for them, and since when. */
  absent: { readonly person: PersonId; readonly since: number }[];
  /** By seat, at tables with days per turn: how much holiday is left. */
  holidays: Clock[];
}

/** Snapshots of earlier versions lack what came later. */
type Later = 'host' | 'absent' | 'holidays';

/** A table from which a match can continue after a change of rules. */
export interface Snapshot {
  readonly table: Omit<TableState, 'config' | Later> & Partial<Pick<TableState, Later>>;
  readonly match: StateEntry | null;
  /** Answers committed to the sealed questions that were pending, by seat. */
  readonly sealed: readonly (Answer | null)[];
}

export function newState(config: TableConfig, at: number): TableState {
  const { players, devices = [], timeControl } = config;
  return {
    config,
    status: 'open',
    seats: players.map((player, seat) => ({
      player,
      away: null,
      part: null,
      ...bringing(player, devices[seat]),
    })),
    clocks: timeControl.kind === 'none' ? [] : players.map(() => fullClock(timeControl)),
    paused: false,
    proposal: null,
    proposals: 0,
    questionVersion: 0,
    messageCounts: Array.from({ length: players.length + 1 }, () => 0),
    createdAt: at,
    at,
    entries: 1,
    recent: [],
    chats: [],
    rematch: null,
    host: config.host,
    absent: [],
    holidays: newHolidays(config),
  };
}

/** A table from its snapshot, by this version or an earlier one. */
export function stateFrom(config: TableConfig, table: Snapshot['table']): TableState {
  const later = { host: config.host, absent: [], holidays: newHolidays(config) };
  return { ...later, ...structuredClone(table), config };
}

function newHolidays({ players, timeControl }: TableConfig): Clock[] {
  return timeControl.kind === 'days' ? players.map(() => ({ left: HOLIDAY, since: null })) : [];
}

/** Whether this person plays for the seat, on any of its player's devices. */
export function holds(state: TableState, seat: Seat, person: PersonId): boolean {
  const chair = state.seats[seat];
  if (chair?.player.kind !== 'person') return false;
  return chair.player.id === person || isDevice(chair, person);
}

export function seatsOf(state: TableState, person: PersonId): Seat[] {
  return state.seats.flatMap((_, seat) => (holds(state, seat, person) ? [seat] : []));
}

/** The people who play for themselves. */
export function players(state: TableState): PersonId[] {
  const people = state.seats.flatMap((chair) =>
    chair.player.kind === 'person' && !playedByBot(chair) ? [chair.player.id] : [],
  );
  return [...new Set(people)];
}

export function isAbsent({ absent }: TableState, person: PersonId): boolean {
  return absent.some((one) => one.person === person);
}

/** Whether the host's rights have passed to everybody at the table. */
export function hostIsAway(state: TableState): boolean {
  const own = seatsOf(state, state.host);
  const replaced = own.length > 0 && own.every((seat) => playedByBot(state.seats[seat]));
  return replaced || isAbsent(state, state.host);
}

/** Whether this is a table of one person and bots, at which that person may undo past new information. */
export function undoIsFree({ config, seats }: TableState): boolean {
  return config.freeUndo === true && seats.filter(({ player }) => player.kind !== 'bot').length === 1;
}

export function viewerIndex(state: TableState, viewer: Viewer): number {
  return viewer === 'spectator' ? state.seats.length : viewer;
}
