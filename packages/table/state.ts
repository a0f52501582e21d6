import type { Answer, Seat, StateEntry, Viewer } from '@triptych/kernel';
import type { CommandName, PersonId } from './author.ts';
import { type Chair, playedByBot } from './chair.ts';
import type { Clock } from './clock.ts';
import type { Founding } from './founding.ts';
import type { Proposal } from './proposal.ts';

export type Status = 'open' | 'running' | 'over' | 'closed';

export interface Chat {
  readonly at: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** Everything about a table but the match itself. Plain data: it survives JSON. */
export interface TableState {
  readonly founding: Founding;
  status: Status;
  chairs: Chair[];
  /** By seat; empty without a pace. */
  clocks: Clock[];
  paused: boolean;
  proposal: Proposal | null;
  proposals: number;
  /** Counts what changed the match. A question is named by the moment at which it was asked. */
  moment: number;
  /** How many messages each viewer was told: by seat, spectators last. */
  told: number[];
  /** When the table was founded. */
  founded: number;
  /** The time of the last entry, and how many there are. */
  at: number;
  entries: number;
  /** The last commands, so that a repeat is known. */
  recent: CommandName[];
  chats: Chat[];
  /** The table at which the same people play again. */
  rematch: string | null;
}

/** A table as it was when the rules changed. */
export interface Kept {
  readonly table: Omit<TableState, 'founding'>;
  readonly match: StateEntry | null;
  /** Answers committed to the sealed questions that were pending, by seat. */
  readonly sealed: readonly (Answer | null)[];
}

export function newState(founding: Founding, at: number): TableState {
  const { players, pace } = founding;
  return {
    founding,
    status: 'open',
    chairs: players.map((player) => ({ player, away: null, part: null })),
    clocks: pace.kind === 'live' ? players.map(() => ({ left: pace.bank, since: null })) : [],
    paused: false,
    proposal: null,
    proposals: 0,
    moment: 0,
    told: Array.from({ length: players.length + 1 }, () => 0),
    founded: at,
    at,
    entries: 1,
    recent: [],
    chats: [],
    rematch: null,
  };
}

export function holds(state: TableState, seat: Seat, person: PersonId): boolean {
  const player = state.chairs[seat]?.player;
  return player?.kind === 'person' && player.id === person;
}

export function seatsOf(state: TableState, person: PersonId): Seat[] {
  return state.chairs.flatMap((_, seat) => (holds(state, seat, person) ? [seat] : []));
}

/** Whose consent counts: everybody who is there and plays in person. Nobody who is there is put out against their will. */
export function voters(state: TableState): PersonId[] {
  const people = state.chairs.flatMap((chair) =>
    chair.player.kind === 'person' && !playedByBot(chair) ? [chair.player.id] : [],
  );
  return [...new Set(people)];
}

export function toldAt(state: TableState, viewer: Viewer): number {
  return viewer === 'spectator' ? state.chairs.length : viewer;
}
