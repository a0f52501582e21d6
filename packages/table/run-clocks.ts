import type { TableState } from '@triptych/protocol';
import type { Match, Seat } from '@triptych/kernel';
import type { Gain } from './answer-history.ts';
import { playedByBot } from './seat.ts';
import { afterTurn, start, stop } from './clock.ts';

/** The clock runs for every person who must answer, unless they are on holiday; bots have none. */
export function runClocks(state: TableState, match: Match | null, at: number): void {
  if (state.clocks.length === 0) return;
  const playing = state.status === 'running' && !state.paused;
  for (const [seat, tableSeat] of state.seats.entries()) {
    const waiting = match?.questions.some((question) => question.seat === seat && !question.ready) ?? false;
    const person = tableSeat.player.kind === 'person' && !playedByBot(tableSeat);
    const runs = playing && waiting && person && !onHoliday(state, seat);
    const clock = state.clocks[seat];
    const next = runs ? start(clock, at) : stop(clock, at);
    if (next !== clock) state.clocks = state.clocks.with(seat, next);
  }
}

export function onHoliday({ holidays }: TableState, seat: Seat): boolean {
  return holidays[seat]?.since != null;
}

/**
 * `endsTurn`: the same seat is not asked again at once. Without a cap, every answer gains time. Returns how much was
 * gained.
 */
export function gainTime(state: TableState, seat: Seat, at: number, endsTurn: boolean): number {
  const { timeControl } = state.config;
  if (timeControl.kind === 'none') return 0;
  const everyAnswer = timeControl.kind === 'live' && timeControl.cap === undefined;
  if (!endsTurn && !everyAnswer) return 0;
  const { left } = stop(state.clocks[seat], at);
  const after = afterTurn(timeControl, left);
  state.clocks = state.clocks.with(seat, { left: after, since: null });
  return after - left;
}

/** Time gained by an answer goes back with it. */
export function loseTime(state: TableState, { seat, gained }: Gain, at: number): void {
  const { left } = stop(state.clocks[seat], at);
  state.clocks = state.clocks.with(seat, { left: Math.max(0, left - gained), since: null });
}
