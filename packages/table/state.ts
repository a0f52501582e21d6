import type { Answer, Seat, StateEntry, Viewer } from '@triptych/kernel';
import type { Chat, Clock, Status } from '@triptych/protocol';
import type { CommandKey, PersonId } from './sender.ts';
import { type TableSeat, playedByBot } from './seat.ts';

import type { TableConfig } from './table-config.ts';
import type { Proposal } from './proposal.ts';

/** Everything about a table but the match itself. Plain data: it survives JSON. */
export interface TableState {
  readonly config: TableConfig;
  status: Status;
  seats: TableSeat[];
  /** By seat; empty without a pace. */
  clocks: Clock[];
  paused: boolean;
  proposal: Proposal | null;
  proposals: number;
  /** Counts what changed the match. A question is named by the moment at which it was asked. */
  questionVersion: number;
  /** How many messages each viewer was told: by seat, spectators last. */
  messageCounts: number[];
  /** When the table was founded. */
  createdAt: number;
  /** The time of the last entry, and how many there are. */
  at: number;
  entries: number;
  /** The last commands, so that a repeat is known. */
  recent: CommandKey[];
  chats: Chat[];
  /** The table at which the same people play again. */
  rematch: string | null;
}

/** A table as it was when the rules changed. */
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

export function holds(state: TableState, seat: Seat, person: PersonId): boolean {
  const player = state.seats[seat]?.player;
  return player?.kind === 'person' && player.id === person;
}

export function seatsOf(state: TableState, person: PersonId): Seat[] {
  return state.seats.flatMap((_, seat) => (holds(state, seat, person) ? [seat] : []));
}

/** Whose consent counts: everybody who is there and plays in person. Nobody who is there is put out against their will. */
export function voters(state: TableState): PersonId[] {
  const people = state.seats.flatMap((chair) =>
    chair.player.kind === 'person' && !playedByBot(chair) ? [chair.player.id] : [],
  );
  return [...new Set(people)];
}

export function viewerIndex(state: TableState, viewer: Viewer): number {
  return viewer === 'spectator' ? state.seats.length : viewer;
}
