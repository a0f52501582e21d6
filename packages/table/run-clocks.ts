import type { Match, Seat } from '@triptych/kernel';
import { playedByBot } from './seat.ts';
import { start, stop } from './clock.ts';
import type { TableState } from './state.ts';

/** The clock runs for every person who must answer; bots have none. */
export function runClocks(state: TableState, match: Match | null, at: number): void {
  if (state.clocks.length === 0) return;
  const playing = state.status === 'running' && !state.paused;
  for (const [seat, chair] of state.seats.entries()) {
    const waiting = match?.questions.some((question) => question.seat === seat && !question.ready) ?? false;
    const runs = playing && waiting && chair.player.kind === 'person' && !playedByBot(chair);
    const clock = state.clocks[seat];
    const next = runs ? start(clock, at) : stop(clock, at);
    if (next !== clock) state.clocks = state.clocks.with(seat, next);
  }
}

/** An answer gains the increment. */
export function gainTime(state: TableState, seat: Seat, at: number): void {
  const { timeControl } = state.config;
  if (timeControl.kind === 'none') return;
  const { left } = stop(state.clocks[seat], at);
  state.clocks = state.clocks.with(seat, { left: left + timeControl.increment, since: null });
}
