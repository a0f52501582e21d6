import type { Answer, Seat, StateEntry, Viewer } from '@triptych/kernel';
import type { Chat, Clock, Status } from '@triptych/protocol';
import type { CommandKey, PersonId } from './sender.ts';
import { isDevice } from './devices.ts';
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
}

/** A table from which a match can continue after a change of rules. */
export interface Snapshot {
  readonly table: Omit<TableState, 'config'>;
  readonly match: StateEntry | null;
  /** Answers committed to the sealed questions that were pending, by seat. */
  readonly sealed: readonly (Answer | null)[];
}

export function newState(config: TableConfig, at: number): TableState {
  const { players, timeControl } = config;
  return {
    config,
    status: 'open',
    seats: players.map((player) => ({ player, away: null, part: null })),
    clocks: timeControl.kind === 'live' ? players.map(() => ({ left: timeControl.bank, since: null })) : [],
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
  };
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

/**
 * The people whose consent a proposal needs: all who are present and play for themselves. So nobody who is
 * present can be replaced against their will.
 */
export function voters(state: TableState): PersonId[] {
  const people = state.seats.flatMap((chair) =>
    chair.player.kind === 'person' && !playedByBot(chair) ? [chair.player.id] : [],
  );
  return [...new Set(people)];
}

export function viewerIndex(state: TableState, viewer: Viewer): number {
  return viewer === 'spectator' ? state.seats.length : viewer;
}
