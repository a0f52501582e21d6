import type { Seat, Viewer } from '@triptych/kernel';
import type { Clock, PersonId, Snapshot, TableConfig, TableState } from '@triptych/protocol';
import { fullClock, HOLIDAY } from './clock.ts';
import { bringing, isDevice } from './devices.ts';
import { playedByBot } from './seat.ts';

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
    rejected: [],
    holidays: newHolidays(config),
    toldAt: Array.from({ length: players.length + 1 }, () => at),
    claims: 0,
  };
}

/** A table from its snapshot, by this version or an earlier one. */
export function stateFrom(config: TableConfig, table: Snapshot['table']): TableState {
  const { host = config.host, absent = [], rejected = [], holidays = newHolidays(config) } = table;
  const { toldAt = table.messageCounts.map(() => table.at) } = table;
  // Earlier versions numbered claims like entries.
  const { claims = table.entries } = table;
  return {
    ...table,
    config,
    seats: [...table.seats],
    clocks: [...table.clocks],
    messageCounts: [...table.messageCounts],
    recent: [...table.recent],
    chats: [...table.chats],
    host,
    absent: [...absent],
    rejected: [...rejected],
    holidays: [...holidays],
    toldAt: [...toldAt],
    claims,
  };
}

function newHolidays({ players, timeControl }: TableConfig): Clock[] {
  return timeControl.kind === 'days' ? players.map(() => ({ left: HOLIDAY, since: null })) : [];
}

/** Whether this person plays for the seat, on any of its player's devices. */
export function holds(state: TableState, seat: Seat, person: PersonId): boolean {
  const tableSeat = state.seats[seat];
  if (tableSeat?.player.kind !== 'person') return false;
  return tableSeat.player.id === person || isDevice(tableSeat, person);
}

export function seatsOf(state: TableState, person: PersonId): Seat[] {
  return state.seats.flatMap((_, seat) => (holds(state, seat, person) ? [seat] : []));
}

/** The seats that the others took from a person by a vote. */
export function seatsTakenFrom({ seats }: Pick<TableState, 'seats'>, person: PersonId): Seat[] {
  return seats.flatMap(({ votedOut }, seat) => (votedOut === person ? [seat] : []));
}

/** The people who play for themselves. */
export function players(state: TableState): PersonId[] {
  const people = state.seats.flatMap((tableSeat) =>
    tableSeat.player.kind === 'person' && !playedByBot(tableSeat) ? [tableSeat.player.id] : [],
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
  return config.freeUndo === true && isAlone(seats);
}

/** Whether this is such a table, but what has been seen stays seen. Tables of early versions do not say. */
export function undoIsForbidden({ config, seats }: TableState): boolean {
  return config.freeUndo === false && isAlone(seats);
}

function isAlone(seats: TableState['seats']): boolean {
  return seats.filter(({ player }) => player.kind !== 'bot').length === 1;
}

/** When the last entry was entered that everybody was told about. */
export function toldAllAt({ toldAt, seats }: TableState): number {
  return toldAt[seats.length];
}

export function viewerIndex(state: TableState, viewer: Viewer): number {
  return viewer === 'spectator' ? state.seats.length : viewer;
}
