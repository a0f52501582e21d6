import type { Command, TableState } from '@triptych/protocol';
import { awayAfter, leftAt } from './clock.ts';
import { allow, type Allowed, no } from './refusals.ts';
import { onHoliday } from './run-clocks.ts';
import type { Sender } from './sender.ts';
import { holds, hostIsAway, isAbsent, seatsOf } from './state.ts';

type CommandTo<Do extends Command['do']> = Extract<Command, { do: Do }>;

/** Whether this person has the host's rights. While the host is away, everybody at the table has them. */
export function isHost(state: TableState, from: Sender): boolean {
  if (from.from !== 'person') return false;
  return from.id === state.host || (hostIsAway(state) && seatsOf(state, from.id).length > 0);
}

export function checkHostRole(
  state: TableState,
  command: CommandTo<'pause' | 'hand-over'>,
  from: Sender,
): Allowed {
  if (!isHost(state, from)) return no('not-host');
  if (command.do === 'pause') {
    if (state.status !== 'running') return no('not-started');
    return state.paused ? no('paused') : allow({ do: 'pause' });
  }
  const player = state.seats[command.seat]?.player;
  if (player?.kind !== 'person') return no('not-a-player');
  return player.id === state.host ? no('already-seated') : allow({ do: 'host', person: player.id });
}

/** Only the server knows who is connected. */
export function checkPresence(
  state: TableState,
  command: CommandTo<'absent' | 'present'>,
  from: Sender,
  now: number,
): Allowed {
  const { person } = command;
  if (from.from !== 'clock') return no('not-your-seat');
  if (command.do === 'present')
    return isAbsent(state, person) ? allow({ do: 'present', person }) : no('not-absent');
  const own = seatsOf(state, person);
  if (own.length === 0 && person !== state.host) return no('not-a-player');
  if (isAbsent(state, person)) return no('already-away');
  if (own.some((seat) => onHoliday(state, seat))) return no('time-left');
  const { since } = command;
  return now - since < awayAfter(state.config) ? no('time-left') : allow({ do: 'absent', person, since });
}

export function checkTime(
  state: TableState,
  command: CommandTo<'time-out' | 'holiday'>,
  from: Sender,
  now: number,
): Allowed {
  const { seat } = command;
  return command.do === 'time-out'
    ? checkTimeOut(state, seat, from, now)
    : checkHoliday(state, seat, command.on, from, now);
}

function checkTimeOut(state: TableState, seat: number, from: Sender, now: number): Allowed {
  const holiday = onHoliday(state, seat);
  const clock = holiday ? state.holidays[seat] : state.clocks[seat];
  if (from.from !== 'clock' || clock === undefined || clock.since === null) return no('not-your-seat');
  if (leftAt(clock, now) > 0) return no('time-left');
  return allow(holiday ? { do: 'holiday', seat, on: false } : { do: 'away', seat, why: 'time-out' });
}

function checkHoliday(state: TableState, seat: number, on: boolean, from: Sender, now: number): Allowed {
  if (from.from !== 'person' || !holds(state, seat, from.id)) return no('not-your-seat');
  if (state.status !== 'running') return no('not-started');
  const holiday = state.holidays[seat];
  if (holiday === undefined) return no('no-holidays');
  if (onHoliday(state, seat) === on) return on ? no('already-away') : no('not-away');
  return on && leftAt(holiday, now) === 0 ? no('holiday-used-up') : allow({ do: 'holiday', seat, on });
}
